import type { Lang } from '@concierge/contract/lang';
import type { MenuItem } from '@concierge/contract/menu';
import type { ReactNode } from 'react';
import { format } from '../../../i18n/format.ts';
import type { Strings } from '../../../i18n/types.ts';
import { isApply, shown } from '../../../routing/menuLink.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { MenuLink } from '../../MenuLink.tsx';
import styles from './MainMenu.module.css';
import { Submenu } from './Submenu.tsx';

interface Props {
  items: readonly MenuItem[];
  lang: Lang;
  path: string;
  t: Strings['nav'];
}

/** Entries that the bar has room for; what is beyond stands below a last entry, an ellipsis. */
const maxColumns = 8;

/**
 * The main menu of the desktop header, from 992 px (spec §2). Every item is a link; one with
 * children has a button beside it, and a panel that opens on hover, by the button and by arrow keys
 * (mainMenu.client.ts), without scripts on hover and focus.
 */
export function MainMenu({ items, lang, path, t }: Props) {
  const all = shown(items).filter((item) => !isApply(item));
  const isFull = all.length > maxColumns;
  const rest: MenuItem = {
    title: t.more,
    external: false,
    enabled: true,
    below: all.slice(maxColumns - 1),
  };
  return (
    <nav className={styles['menu']} aria-label={t.main} data-main-menu>
      <ul role="list" data-full={isFull || undefined}>
        {(isFull ? all.slice(0, maxColumns - 1) : all).map((item, index) => {
          const id = `menu-${index}`;
          const hasPanel = shown(item.below).length > 0;
          return (
            <li key={item.title} data-menu-item={hasPanel ? '' : undefined}>
              <MenuLink item={item} lang={lang} path={path} className={styles['link']} />
              {hasPanel ? (
                <>
                  <Toggle id={id} label={format(t.submenuOpen, { title: item.title })}>
                    <Icon name="chevronDown" />
                  </Toggle>
                  <Submenu
                    id={id}
                    item={item}
                    lang={lang}
                    path={path}
                    overview={format(t.overview, { title: item.title })}
                  />
                </>
              ) : null}
            </li>
          );
        })}
        {isFull ? (
          <li data-menu-item="">
            <Toggle id="menu-more" label={t.more}>
              <span aria-hidden="true">…</span>
            </Toggle>
            <Submenu id="menu-more" item={rest} lang={lang} path={path} />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

const Toggle = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <button
    type="button"
    className={styles['toggle']}
    aria-expanded="false"
    aria-controls={id}
    data-menu-toggle
  >
    {children}
    <span className="visually-hidden">{label}</span>
  </button>
);
