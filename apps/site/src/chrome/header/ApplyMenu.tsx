import type { Lang } from '@concierge/contract/lang';
import type { MenuItem } from '@concierge/contract/menu';
import { Icon } from '../../ui/Icon.tsx';
import { MenuLink } from '../MenuLink.tsx';
import styles from './ApplyMenu.module.css';

interface Props {
  items: readonly MenuItem[];
  lang: Lang;
  path: string;
  /** Text of the corner that opens the menu. */
  label: string;
}

/**
 * The apply-now menu in the corner of the header (spec §2): a list that unfolds, or a plain link
 * where there is only one entry.
 */
export function ApplyMenu({ items, lang, path, label }: Props) {
  const [first, ...others] = items;
  if (first === undefined) return null;
  if (others.length === 0) {
    return (
      <MenuLink item={first} lang={lang} path={path} className={styles['corner']}>
        {label}
      </MenuLink>
    );
  }
  return (
    <details className={styles['menu']} data-apply-menu>
      <summary className={styles['corner']}>
        {label}
        <Icon name="plus" className={styles['sign']} />
      </summary>
      <ul role="list" className={styles['list']}>
        {items.map((child) => (
          <li key={child.title}>
            <MenuLink item={child} lang={lang} path={path} className={styles['link']}>
              <span>
                {child.title}
                {child.description ? <small>{child.description}</small> : null}
              </span>
              <Icon name="arrowRight" />
            </MenuLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
