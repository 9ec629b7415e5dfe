import type { Lang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { holds } from '../../access/roles.ts';
import { inAllLanguages, inLanguage } from '../../publish/inLanguage.ts';
import { runSql } from '../../runtime/database/runSql.ts';
import type { Page, User } from '../../runtime/payload-types.ts';
import { spokenLangs } from '../spokenLangs.ts';
import { type CoverageQuery, PublishedPages } from './publishedPages.ts';
import {
  pageTranslationStates,
  type States,
  type TranslationCounts,
  type TranslationState,
  translationStates,
} from './states.ts';
import { loadCounts } from './storedCounts.ts';

/** A published page and how it stands in each language. */
export interface Covered {
  readonly id: number;
  readonly title: string;
  readonly alias: string;
  readonly brands: readonly string[];
  readonly states: States;
  readonly counts: TranslationCounts;
}

/** How many pages of a brand stand so in a language. */
export interface CoverageCount {
  readonly brand: string;
  readonly lang: Lang;
  readonly state: TranslationState;
  readonly count: number;
}

const working = translationStates.filter((state) => state !== 'done');

/** How the published pages that a person may read stand, by brand and language. */
export async function countCoverage(payload: Payload, user: User): Promise<CoverageCount[]> {
  if (!holds(user, 'read')) return [];
  const pages = new PublishedPages();
  const langs = spokenLangs();
  // One pass over all pages, whatever the number of languages.
  const sums = langs.flatMap((lang) => [
    `sum(case when ${pages.speaks(lang)} then 1 else 0 end) as ${lang}_pages`,
    ...working.map(
      (state) =>
        `sum(case when ${pages.speaks(lang)} and ${pages.stands(lang, state)} then 1 else 0 end)
          as ${lang}_${state}`,
    ),
  ]);
  const rows = await runSql(
    payload,
    `select site.value as brand, ${sums}
      from pages p join pages_field_domain_access site on site.parent_id = p.id
      where ${pages.readableBy(user)} group by site.value`,
    pages.args,
  );
  return rows.flatMap((row) =>
    langs.flatMap((lang) => {
      const brand = String(row['brand']);
      const work = working.map((state) => {
        return { brand, lang, state, count: Number(row[`${lang}_${state}`]) };
      });
      const count = Number(row[`${lang}_pages`]) - work.reduce((sum, one) => sum + one.count, 0);
      return [...work, { brand, lang, state: 'done' as const, count }];
    }),
  );
}

/** How many of the published pages that a person may read stand as asked. */
export async function countCovered(
  payload: Payload,
  user: User,
  query: CoverageQuery,
): Promise<number> {
  if (!holds(user, 'read')) return 0;
  const pages = new PublishedPages();
  const [row] = await runSql(
    payload,
    `select count(*) as pages from pages p
      where ${pages.readableBy(user)} and ${pages.matching(query)}`,
    pages.args,
  );
  return Number(row?.['pages']);
}

/** The rows of a list: so many at most, after so many. */
interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** Those pages by address, with how they stand in each language. */
export async function findCovered(
  payload: Payload,
  user: User,
  { limit, offset, ...query }: CoverageQuery & Part,
): Promise<Covered[]> {
  if (!holds(user, 'read')) return [];
  const pages = new PublishedPages();
  const rows = await runSql(
    payload,
    `select p.id from pages p
      left join pages_locales english on english._parent_id = p.id and english._locale = 'en'
      where ${pages.readableBy(user)} and ${pages.matching(query)}
      order by english.alias, p.id limit ${limit} offset ${offset}`,
    pages.args,
  );
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => Number(id));
  const counts = await loadCounts(payload, ids);
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { in: ids } },
    select: { title: true, alias: true, field_domain_access: true },
    locale: 'all',
    depth: 0,
    pagination: false,
    limit,
    user,
    overrideAccess: false,
  });
  return docs
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((doc) => covered(doc as Page, counts.get(doc.id) ?? {}));
}

function covered(doc: Page, counts: TranslationCounts): Covered {
  const stored = inAllLanguages(doc);
  const { id, title, alias, field_domain_access: brands } = inLanguage(stored, 'en');
  return {
    id,
    title,
    alias: alias ?? '/',
    brands,
    states: pageTranslationStates(stored, counts),
    counts,
  };
}
