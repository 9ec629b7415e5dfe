import type { Lang } from '@concierge/contract/lang';
import type { MenuItem } from '@concierge/contract/menu';
import { menuHref } from '../routing/menuLink.ts';
import styles from './Search.module.css';

/** Titled links of a menu; nothing where there are none. */
export function LinkList({
  title,
  items,
  lang,
  hook,
}: {
  title: string;
  items: readonly MenuItem[];
  lang: Lang;
  hook?: string;
}) {
  if (!items.length) return null;
  return (
    <section className={styles['links']} data-search-part={hook}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <a href={menuHref(item, lang)}>{item.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
