import type { FinderAnswer, FinderQuery } from '@concierge/contract/finder';
import { sortOrders } from '@concierge/contract/finder';
import { comparisonStorageKey } from '../compare/comparisonStorageKey.ts';
import type { PageContext } from '../content/pageContext.ts';
import { format } from '../i18n/format.ts';
import { plural } from '../i18n/plural.ts';
import { siteLink } from '../routing/link.ts';
import { SubmitButton } from '../ui/Button.tsx';
import { Pages } from '../ui/Pages.tsx';
import { Facets } from './Facets.tsx';
import styles from './Finder.module.css';
import { ProgramRow } from './ProgramRow.tsx';

interface Props {
  readonly context: PageContext;
  readonly query: FinderQuery;
  /** Undefined where the backend can't be asked. */
  readonly answer: FinderAnswer | undefined;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

const compareForm = 'compare';

/**
 * The programme finder: a GET form whose address is its state; `finder.client.ts` updates it in
 * place.
 */
export function Finder({ context: { lang, t, answer: page }, query, answer, today }: Props) {
  const chosen = Object.values(query.chosen).flat().length;
  const labels = { ...t.finder.sorts, fee: t.finder.sorts.price };
  return (
    <div className={styles['finder']} data-finder="" data-comparison-key={comparisonStorageKey}>
      <form
        className={styles['filters']}
        method="get"
        action={siteLink('/programs/', lang)}
        data-finder-form=""
      >
        <label className={styles['text']}>
          <span>{t.finder.query}</span>
          <input
            type="search"
            name="q"
            defaultValue={query.text}
            placeholder={t.finder.queryPlaceholder}
            maxLength={200}
          />
        </label>
        <label className={styles['sort']}>
          <span>{t.finder.sort}</span>
          <select name="sort" defaultValue={query.sort}>
            {sortOrders.map((order) => (
              <option key={order} value={order}>
                {labels[order]}
              </option>
            ))}
          </select>
        </label>
        {answer && <Facets facets={answer.facets} lang={lang} t={t} />}
        <p className={styles['actions']}>
          <SubmitButton>{t.finder.update}</SubmitButton>
          {(chosen > 0 || query.text) && (
            <a href={siteLink('/programs/', lang)}>{t.finder.clearAll}</a>
          )}
        </p>
      </form>
      <div className={styles['found']} data-finder-found="">
        <p className={styles['total']} role="status" data-unavailable={t.finder.unavailable}>
          {answer ? plural(lang, t.finder.count, answer.total) : t.finder.unavailable}
        </p>
        {answer && answer.items.length > 0 && (
          <ol>
            {answer.items.map((program) => (
              <ProgramRow
                key={program.alias}
                program={program}
                lang={lang}
                t={t}
                today={today}
                compareForm={compareForm}
              />
            ))}
          </ol>
        )}
        {answer && answer.total > 0 && answer.items.length === 0 && (
          <p>{format(t.pagination.beyond, { n: query.page })}</p>
        )}
        {answer && (
          <Pages
            t={t}
            page={query.page}
            total={answer.pages}
            address={(page) => finderPageAddress(query, page, lang)}
          />
        )}
        {answer?.total === 0 && (
          <div className={styles['empty']}>
            <p>{t.finder.empty}</p>
            <p>
              <a href={siteLink('/contact/', lang)}>{t.finder.emptyHint}</a>
            </p>
          </div>
        )}
        {page?.node && answer && answer.total > 0 && (
          <p>
            <a href={`/${lang}/calendar/programs.ics`}>{t.finder.calendar}</a>
          </p>
        )}
        <form
          id={compareForm}
          className={styles['bar']}
          method="get"
          action={siteLink('/compare/', lang)}
          data-compare-bar=""
        >
          <SubmitButton>{t.compare.go}</SubmitButton>
          <span>{t.compare.limit}</span>
          <span
            className={styles['chosen']}
            role="status"
            data-compare-status=""
            data-chosen-text={t.compare.chosen}
            data-full-text={t.compare.full}
          />
        </form>
      </div>
    </div>
  );
}

/** Address of a page of what was found. */
function finderPageAddress(
  { text, chosen, sort }: FinderQuery,
  page: number,
  lang: PageContext['lang'],
): string {
  const facets = Object.entries(chosen).flatMap(([name, values]) =>
    values.map((value) => [name, value]),
  );
  const rest = {
    q: text,
    sort: sort === 'relevance' ? '' : sort,
    page: page > 1 ? String(page) : '',
  };
  const query = new URLSearchParams([
    ...facets,
    ...Object.entries(rest).filter(([, value]) => value !== ''),
  ]);
  return siteLink(`/programs/${query.size ? `?${query}` : ''}`, lang);
}
