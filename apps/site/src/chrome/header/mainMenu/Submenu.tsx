import type { Lang } from '@concierge/contract/lang';
import type { MenuItem } from '@concierge/contract/menu';
import { shown } from '../../../routing/menuLink.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { MenuItems } from '../../MenuItems.tsx';
import { MenuLink } from '../../MenuLink.tsx';
import { MenuPicture } from './MenuPicture.tsx';
import styles from './Submenu.module.css';

interface Props {
  id: string;
  item: MenuItem;
  lang: Lang;
  path: string;
  /**
   * Text of the link to the item itself, e.g. 'Programs: overview'; absent where the item has no
   * page of its own.
   */
  overview?: string;
}

/**
 * What opens below an item of the main menu: the item itself, then its children with picture and
 * description (spec §2, §3).
 */
export function Submenu({ id, item, lang, path, overview }: Props) {
  const children = shown(item.below);
  const pictured = children.some((child) => child.field_image);
  return (
    <div className={styles['panel']} id={id} data-menu-panel>
      <div className={styles['inner']}>
        <div className={styles['intro']}>
          <MenuLink item={item} lang={lang} path={path} className={styles['overview']}>
            {item.title}
            {overview ? (
              <>
                <Icon name="arrowRight" />
                <span className="visually-hidden">{overview}</span>
              </>
            ) : null}
          </MenuLink>
          {item.description ? (
            <p className={item.field_description_class}>{item.description}</p>
          ) : null}
        </div>
        <ul role="list" className={styles['list']} data-pictured={pictured || undefined}>
          {children.map((child) => (
            <li key={child.title}>
              <MenuLink item={child} lang={lang} path={path} className={styles['card']}>
                {child.field_image ? <MenuPicture image={child.field_image} /> : null}
                <span className={styles['title']}>{child.title}</span>
                {child.description ? (
                  <span
                    className={[styles['description'], child.field_description_class]
                      .filter(Boolean)
                      .join(' ')}
                  >
                    {child.description}
                  </span>
                ) : null}
              </MenuLink>
              {child.below.length > 0 ? (
                <ul role="list" className={styles['deeper']}>
                  <MenuItems items={child.below} lang={lang} path={path} />
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
