import type { SearchResult } from '@concierge/contract/search';
import type { PageContext } from '../content/pageContext.ts';
import { format } from '../i18n/format.ts';
import { plural } from '../i18n/plural.ts';
import type { Strings } from '../i18n/types.ts';
import { siteLink } from '../routing/link.ts';
import { Pages } from '../ui/Pages.tsx';
import { LinkList } from './LinkList.tsx';
import { NoResults } from './NoResults.tsx';
import { Results } from './Results.tsx';
import styles from './Search.module.css';
import { SearchForm } from './SearchForm.tsx';
import { highlightLinks, recommendedLinks } from './searchLinks.ts';
import type { SearchState, Tab } from './searchSite.ts';

/** The search page of a language (spec §2 search panel); works without scripts. */
export function SearchPage({ context, state }: { context: PageContext; state: SearchState }) {
  const { t, lang, shell } = context;
  const { keyword, tab, all, news } = state;
  const failed = keyword !== '' && !(tab === 'all' ? all : news);
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{t.search.title}</h1>
      <SearchForm lang={lang} t={t} keyword={keyword} id="search-page" />
      {!keyword && (
        <LinkList title={t.search.recommended} items={recommendedLinks(shell.menus)} lang={lang} />
      )}
      {failed && <p role="status">{t.search.unavailable}</p>}
      {keyword && !failed && <Found context={context} state={state} />}
      <LinkList title={t.search.highlights} items={highlightLinks(shell.menus)} lang={lang} />
    </div>
  );
}

function Found({
  context: { t, lang, shell },
  state,
}: {
  context: PageContext;
  state: SearchState;
}) {
  const { keyword, tab, page, all, news } = state;
  const totals: Record<Tab, number> = {
    all: all?.pager.total_items ?? 0,
    news: news?.pager.total_items ?? 0,
  };
  const items = tab === 'all' ? allItems(state, t) : (news?.items ?? news?.rows ?? []);
  const perPage = (tab === 'all' ? all : news)?.pager.items_per_page ?? 10;
  return (
    <>
      <nav className={styles['tabs']} aria-label={t.search.tabs}>
        {(['all', 'news'] as const).map((name) => (
          <a
            key={name}
            href={searchPageAddress(lang, keyword, name)}
            aria-current={name === tab ? 'page' : undefined}
          >
            {name === 'all' ? t.search.tabAll : t.search.tabNews} <span>{totals[name]}</span>
          </a>
        ))}
      </nav>
      <h2 className={styles['count']}>
        {plural(lang, t.search.resultsFor, totals[tab], { keyword })}
      </h2>
      {items.length > 0 ? (
        <Results items={items} keyword={keyword} lang={lang} />
      ) : totals[tab] > 0 ? (
        <p>{format(t.pagination.beyond, { n: page })}</p>
      ) : (
        <NoResults
          t={t}
          lang={lang}
          keyword={keyword}
          near={all?.suggestions ?? []}
          popular={recommendedLinks(shell.menus)}
        />
      )}
      <Pages
        t={t}
        page={page}
        total={Math.ceil(totals[tab] / perPage)}
        address={(n) => searchPageAddress(lang, keyword, tab, n)}
      />
    </>
  );
}

/**
 * What a result is; of a programme with its tuition, or the spec's sentence where no price holds
 * (§9).
 */
function resultKind({ type, field_price }: SearchResult, t: Strings): string | undefined {
  const bundle = type.bundle ?? type.target_id;
  const kind = t.search.types[bundle as keyof typeof t.search.types];
  return bundle === 'program'
    ? `${kind} · ${field_price ? `${t.program.price}: ${field_price}` : t.spec.inquireForFees}`
    : kind;
}

const allItems = ({ all }: SearchState, t: Strings) =>
  (all?.items ?? all?.rows ?? []).map((item) => ({
    title: item.title,
    lang: item.lang,
    alias: item.alias,
    body: item.field_lead && item.body.length < 40 ? item.field_lead : item.body,
    kind: resultKind(item, t),
  }));

/** Address of a page of results. */
function searchPageAddress(lang: PageContext['lang'], keyword: string, tab: Tab, page = 1): string {
  const query = new URLSearchParams({
    search_api_fulltext: keyword,
    ...(tab === 'news' ? { tab } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return siteLink(`/search/?${query}`, lang);
}

/** What the page is called in a browser's tab. */
export const searchTitle = (t: Strings, { keyword }: SearchState): string =>
  keyword ? format('{keyword} – {title}', { keyword, title: t.search.title }) : t.search.title;
