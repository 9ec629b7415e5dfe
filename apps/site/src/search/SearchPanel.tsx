import type { Lang } from '@concierge/contract/lang';
import type { Menus } from '@concierge/contract/menu';
import type { Strings } from '../i18n/types.ts';
import { LinkList } from './LinkList.tsx';
import styles from './Search.module.css';
import { SearchForm } from './SearchForm.tsx';
import { highlightLinks, recommendedLinks } from './searchLinks.ts';

export interface SearchPanelProps {
  readonly lang: Lang;
  readonly t: Strings;
  readonly menus: Menus;
  /** Code and id of the brand, for the two searches (spec §7). */
  readonly brand: { readonly code: string; readonly id: number };
  readonly id: string;
}

/**
 * The search panel (spec §2): in the desktop top bar for English, in the mobile menu for every
 * language. Without scripts it is a form that leads to the search page; `searchPanel.client.ts`
 * wakes it at the first touch.
 */
export function SearchPanel({ lang, t, menus, brand, id }: SearchPanelProps) {
  const texts = {
    all: t.search.tabAll,
    news: t.search.tabNews,
    count: t.search.resultsFor,
  };
  return (
    <div
      className={styles['panel']}
      data-search-panel={id}
      data-lang={lang}
      data-brand={brand.code}
      data-web={brand.id}
      data-texts={JSON.stringify({
        ...texts,
        tabs: t.search.tabs,
        none: t.search.noResults,
        ask: t.search.askAdmissions,
        near: t.search.nearMatches,
        down: t.search.unavailable,
        more: t.common.showAll,
        suggestions: t.search.suggestions,
      })}
      data-classes={JSON.stringify({
        tabs: styles['tabs'],
        count: styles['count'],
        results: styles['results'],
        suggestions: styles['suggestions'],
      })}
    >
      <SearchForm lang={lang} t={t} id={id} />
      <div id={`${id}-results`} data-search-results="" hidden />
      <LinkList
        title={t.search.recommended}
        items={recommendedLinks(menus)}
        lang={lang}
        hook="recommended"
      />
      <LinkList
        title={t.search.highlights}
        items={highlightLinks(menus)}
        lang={lang}
        hook="highlights"
      />
    </div>
  );
}
