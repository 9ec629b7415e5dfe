import type { PageContext } from '../content/pageContext.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './SearchDialog.module.css';
import { SearchPanel } from './SearchPanel.tsx';

/** The search panel of the desktop top bar, in English only (spec §2); opened by the bar's search icon, which without scripts leads to the search page. */
export function SearchDialog({ context: { lang, t, brand, shell } }: { context: PageContext }) {
  if (lang !== 'en') return null;
  return (
    <dialog className={styles['dialog']} aria-label={t.search.title} data-search-dialog="">
      <form method="dialog" className={styles['close']}>
        <button type="submit" aria-label={t.header.searchClose}>
          <Icon name="close" />
        </button>
      </form>
      <SearchPanel lang={lang} t={t} menus={shell.menus} brand={brand} id="bar-search" />
    </dialog>
  );
}
