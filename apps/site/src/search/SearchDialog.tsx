import type { PageContext } from '../content/pageContext.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './SearchDialog.module.css';
import { SearchPanel } from './SearchPanel.tsx';

/**
 * The search panel of the desktop top bar, in English only (spec §2); opened by the bar's search
 * icon, which without scripts leads to the search page. A popover, since a modal dialog makes the
 * browser style the whole page anew, which takes a slow phone a quarter of a second.
 */
export function SearchDialog({ context: { lang, t, brand, shell } }: { context: PageContext }) {
  if (lang !== 'en') return null;
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      className={styles['dialog']}
      aria-label={t.search.title}
      data-search-dialog=""
    >
      <button
        type="button"
        className={styles['close']}
        aria-label={t.header.searchClose}
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        <Icon name="close" />
      </button>
      <SearchPanel lang={lang} t={t} menus={shell.menus} brand={brand} id="bar-search" />
    </div>
  );
}

const id = 'search-dialog';
