import type { Lang } from '@concierge/contract/lang';
import type { MenuItem } from '@concierge/contract/menu';
import { format } from '../../i18n/format.ts';
import type { Strings } from '../../i18n/strings.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MenuLink } from '../MenuLink.tsx';
import { isApply, shown } from '../menuLink.ts';
import styles from './MainMenu.module.css';
import { Submenu } from './Submenu.tsx';

interface Props {
  items: readonly MenuItem[];
  lang: Lang;
  path: string;
  t: Strings['nav'];
}

/**
 * The main menu of the desktop header, from 992 px (spec §2). Every item is a link; one with children has a button beside it, and a panel
 * that opens on hover, by the button and by arrow keys (header.client.ts), without scripts on hover and focus.
 */
export const MainMenu = ({ items, lang, path, t }: Props) => (
  <nav className={styles['menu']} aria-label={t.main} data-main-menu>
    <ul role="list">
      {shown(items)
        .filter((item) => !isApply(item))
        .map((item, index) => {
          const id = `menu-${index}`;
          const hasPanel = shown(item.below).length > 0;
          return (
            <li key={item.title} data-menu-item={hasPanel ? '' : undefined}>
              <MenuLink item={item} lang={lang} path={path} className={styles['link']} />
              {hasPanel ? (
                <>
                  <button type="button" className={styles['toggle']} aria-expanded="false" aria-controls={id} data-menu-toggle>
                    <Icon name="chevronDown" />
                    <span className="visually-hidden">{format(t.submenuOpen, { title: item.title })}</span>
                  </button>
                  <Submenu id={id} item={item} lang={lang} path={path} overview={format(t.overview, { title: item.title })} />
                </>
              ) : null}
            </li>
          );
        })}
    </ul>
  </nav>
);
