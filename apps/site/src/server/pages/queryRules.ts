import { applicantFields } from '@concierge/contract/applicant';
import { eventFilters } from '@concierge/contract/eventAgenda';
import { facetNames } from '@concierge/contract/finder';
import { bookingNames } from '../../booking/bookingQuery.ts';

/**
 * Which parameters of the query a page can depend on; every other one is no part of its address.
 */
interface QueryRule {
  readonly path: RegExp;
  readonly names: ReadonlySet<string>;
}

const rule = (path: RegExp, ...names: string[]): QueryRule => ({ path, names: new Set(names) });

/** The routes that read a query, the first that fits; one more route is one more line. */
export const queryRules: readonly QueryRule[] = [
  rule(/^\/[a-z]{2}\/search\/$/, 'search_api_fulltext', 'page', 'tab'),
  rule(/^\/[a-z]{2}\/programs\/$/, 'q', 'sort', 'page', ...facetNames),
  rule(/^\/[a-z]{2}\/compare\/$/, 'p'),
  rule(/^\/[a-z]{2}\/popup\/$/, 'page'),
  rule(/^\/[a-z]{2}\/news\/$/, 'page', 'category'),
  rule(/^\/[a-z]{2}\/styleguide\/(\w+\/)?$/, 'brand', 'block', 'example', 'strain'),
  rule(/^\/[a-z]{2}\/events\/$/, 'page', ...eventFilters),
  rule(/^\/[a-z]{2}\/booked\/$/, ...bookingNames),
  rule(/^\/[a-z]{2}\/calendar\/(events|programs)\.ics$/, 'kind'),
  // Editors choose the addresses of programmes and of pages with a form, in each language.
  rule(/^\/[a-z]{2}\/.+\/$/, 'program', 'question', ...applicantFields),
];

/** The longest is a pop-up's page: an alias of up to 200 characters after its language. */
const longestValue = 220;
/** More than all facets of the finder have options. */
const mostValues = 100;

/**
 * The part of a query that a route knows, in one order, so that equal pages have one address;
 * empty, or beginning with `?`.
 */
export function allowedQuery(path: string, query: string): string {
  if (query === '') return '';
  const names = queryRules.find((rule) => rule.path.test(path))?.names;
  if (!names) return '';
  const allowed = [...new URLSearchParams(query)].filter(
    ([name, value]) => names.has(name) && value !== '' && value.length <= longestValue,
  );
  const sorted = new URLSearchParams(allowed.slice(0, mostValues));
  sorted.sort();
  return sorted.size > 0 ? `?${sorted}` : '';
}
