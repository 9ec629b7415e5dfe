import type { Lang } from '@concierge/contract/lang';
import type { Strings } from '../../i18n/strings.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SearchForm.module.css';

/** A search box that works without scripts: it leads to the search page (spec §2). `data-search` is the hook of the suggestions. */
export const SearchForm = ({ lang, t }: { lang: Lang; t: Strings['search'] }) => (
  <search>
    <form className={styles['search']} method="get" action={`/${lang}/search/`} data-search>
      <input
        className={styles['input']}
        type="search"
        name="q"
        aria-label={t.label}
        placeholder={t.placeholder}
        required
        autoComplete="off"
      />
      <button type="submit" aria-label={t.submit}>
        <Icon name="search" />
      </button>
    </form>
  </search>
);
