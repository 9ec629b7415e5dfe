import type { Lang } from '@concierge/contract/lang';
import type { Strings } from '../i18n/types.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Search.module.css';

export interface SearchFormProps {
  readonly lang: Lang;
  readonly t: Strings;
  readonly keyword?: string;
  /** Makes ids unique where a page has several. */
  readonly id: string;
}

/**
 * The search box (spec §2): a plain GET form. In a search panel `panel/searchPanel.ts` turns it
 * into a combobox, and shows the button that empties it.
 */
export function SearchForm({ lang, t, keyword = '', id }: SearchFormProps) {
  return (
    <search>
      <form className={styles['form']} action={`/${lang}/search/`} method="get" data-search-form="">
        <label htmlFor={`${id}-text`}>{t.search.label}</label>
        <div className={styles['box']}>
          <input
            id={`${id}-text`}
            type="search"
            name="search_api_fulltext"
            defaultValue={keyword}
            placeholder={t.search.placeholder}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            required
          />
          <button
            type="button"
            className={styles['clear']}
            data-search-clear=""
            hidden
            aria-label={t.search.clear}
          >
            <Icon name="close" />
          </button>
          <button type="submit" className={styles['submit']} aria-label={t.search.submit}>
            <Icon name="search" />
          </button>
        </div>
      </form>
    </search>
  );
}
