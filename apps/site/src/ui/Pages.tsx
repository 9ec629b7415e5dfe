import { format } from '../i18n/format.ts';
import type { Strings } from '../i18n/types.ts';
import styles from './Pages.module.css';

/** Links to the pages of a list, the current one and its neighbours; nothing for a single page. */
export function Pages({
  t,
  page,
  total,
  address,
}: {
  t: Strings;
  page: number;
  total: number;
  address: (page: number) => string;
}) {
  if (total < 2) return null;
  const shown = [...new Set([1, page - 1, page, page + 1, total])].filter(
    (n) => n >= 1 && n <= total,
  );
  return (
    <nav className={styles['pages']} aria-label={t.pagination.label}>
      <ul>
        {shown.map((n) => (
          <li key={n}>
            <a
              href={address(n)}
              rel={n === page - 1 ? 'prev' : n === page + 1 ? 'next' : undefined}
              aria-current={n === page ? 'page' : undefined}
              aria-label={format(t.pagination.page, { n })}
            >
              {n}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
