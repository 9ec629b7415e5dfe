import type { Lang } from '@concierge/contract/lang';
import type { MenuItem } from '@concierge/contract/menu';
import { shown } from '../../routing/menuLink.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MenuLink } from '../MenuLink.tsx';
import styles from './FooterMenus.module.css';

interface Props {
  items: readonly MenuItem[];
  lang: Lang;
  path: string;
  label: string;
}

/**
 * The main footer menus (spec §2): columns, under 768 px accordions (§9). Items without children
 * share the last column.
 */
export function FooterMenus({ items, lang, path, label }: Props) {
  const all = shown(items);
  const groups = all.filter((item) => shown(item.below).length > 0);
  const single = all.filter((item) => shown(item.below).length === 0);
  return (
    <nav className={styles['menus']} aria-label={label}>
      {groups.map((group) => (
        <details key={group.title} className={styles['group']} data-footer-menu>
          <summary>
            <h2>{group.title}</h2>
            <Icon name="plus" />
          </summary>
          <List items={shown(group.below)} lang={lang} path={path} />
        </details>
      ))}
      {single.length > 0 ? <List items={single} lang={lang} path={path} /> : null}
    </nav>
  );
}

const List = ({ items, lang, path }: Omit<Props, 'label'>) => (
  <ul role="list" className={styles['list']}>
    {items.map((item) => (
      <li key={item.title}>
        <MenuLink item={item} lang={lang} path={path} />
      </li>
    ))}
  </ul>
);
