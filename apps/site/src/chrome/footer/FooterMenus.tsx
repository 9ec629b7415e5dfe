import type { MenuItem } from '@concierge/contract/menu';
import type { PageContext } from '../../content/pageContext.ts';
import { shown } from '../../routing/menuLink.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MenuItems } from '../MenuItems.tsx';
import styles from './FooterMenus.module.css';

/**
 * The main footer menus (spec §2): columns, under 768 px accordions (§9). Items without children
 * share the last column.
 */
export function FooterMenus({ context: { lang, path, t, shell } }: { context: PageContext }) {
  const { blocks, menus } = shell;
  const all = shown(blocks.footer_main.length > 0 ? blocks.footer_main : menus.footer);
  const list = (items: readonly MenuItem[]) => (
    <ul role="list" className={styles['list']}>
      <MenuItems items={items} lang={lang} path={path} />
    </ul>
  );
  const groups = all.filter((item) => shown(item.below).length > 0);
  const single = all.filter((item) => shown(item.below).length === 0);
  return (
    <nav className={styles['menus']} aria-label={t.nav.footer}>
      {groups.map((group) => (
        <details key={group.title} className={styles['group']} data-footer-menu>
          <summary>
            <h2>{group.title}</h2>
            <Icon name="plus" />
          </summary>
          {list(group.below)}
        </details>
      ))}
      {single.length > 0 ? list(single) : null}
    </nav>
  );
}
