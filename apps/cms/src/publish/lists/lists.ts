import { brandByCode } from '@concierge/brands/registry';
import type { CampusTeaser } from '@concierge/contract/campus';
import type { NewsTeaser } from '@concierge/contract/news';
import type { ProgramTeaser } from '@concierge/contract/program';
import type { Where } from 'payload';
import type { Stored } from '../docStore.ts';
import { inLanguage } from '../inLanguage.ts';
import { type Publishing, present } from '../publishing.ts';
import { listPages } from './pageList.ts';
import { publishCampusTeaser, publishNewsTeaser, publishProgramTeaser } from './teasers.ts';

interface Query {
  schools?: string[] | null;
  limit?: number | null;
}
type Values = string[] | null | undefined;

const oneOf = (field: string, values: Values): Where[] =>
  values?.length ? [{ [field]: { in: values } }] : [];
/** Schools of a query that names none: all on the group's site, its own on a school's. */
const ownSchool = (p: Publishing): string[] | undefined =>
  brandByCode(p.brand)?.isMicrosite ? [p.brand] : undefined;
const onThisSite = (p: Publishing): Where => ({ field_domain_access: { in: [p.brand] } });

/** Most programmes that a list, a form or the finder has. */
export const maxPrograms = 5000;
/** In the order of the levels' names, since each database would order levels in its own way. */
function byLevel(pages: readonly Stored<'pages'>[]): Stored<'pages'>[] {
  const levels = new Map(pages.map((page) => [page, inLanguage(page, 'en').program?.level ?? '']));
  const level = (page: Stored<'pages'>) => levels.get(page) ?? '';
  return pages.toSorted((a, b) => Number(level(a) > level(b)) - Number(level(a) < level(b)));
}

/** Programmes of a saved query; also of other brands, whose pages are then at home there. */
export async function publishPrograms(
  p: Publishing,
  query: Query & { level?: Values; subject?: Values },
): Promise<ProgramTeaser[]> {
  const stored = await listPages(p, {
    tag: 'list:program',
    type: 'program',
    where: [
      ...oneOf('program.school', query.schools?.length ? query.schools : ownSchool(p)),
      ...oneOf('program.level', query.level),
      ...oneOf('program.subject', query.subject),
    ],
    sort: ['id'],
    limit: maxPrograms,
  });
  if (stored.length >= maxPrograms)
    p.payload.logger.warn(
      { brand: p.brand, maxPrograms },
      'programmes beyond a limit are shown nowhere',
    );
  const first = byLevel(stored).slice(0, query.limit ?? 100);
  return present(first.map((page) => publishProgramTeaser(p, page)));
}

/** Latest news of this site, newest first. */
export async function publishNews(
  p: Publishing,
  query: Query & { category?: Values },
): Promise<NewsTeaser[]> {
  const limit = query.limit ?? 6;
  const stored = await latestNews(p, limit, [
    query.schools?.length ? { field_domain_access: { in: query.schools } } : onThisSite(p),
    ...oneOf('news.category', query.category),
  ]);
  return Promise.all(stored.map((page) => publishNewsTeaser(p, page)));
}

/**
 * The database matches one condition on brands a query, so news of other schools are asked for in
 * plenty and sifted here.
 */
async function latestNews(
  p: Publishing,
  limit: number,
  where: Where[],
): Promise<Stored<'pages'>[]> {
  for (const reach of [limit * 4, 2000]) {
    const read = await listPages(p, {
      tag: 'list:news',
      type: 'singleNews',
      where,
      sort: ['-news.date', '-id'],
      limit: reach,
    });
    const shown = read.filter((page) =>
      inLanguage(page, p.textLang).field_domain_access.some((brand) => brand === p.brand),
    );
    if (shown.length >= limit || read.length < reach || reach === 2000)
      return shown.slice(0, limit);
  }
  return [];
}

/** Campuses that this site shows. */
export async function publishCampuses(p: Publishing, query: Query): Promise<CampusTeaser[]> {
  const stored = await listPages(p, {
    tag: 'list:campus',
    type: 'singleCampus',
    where: [onThisSite(p), ...oneOf('campus.school', query.schools)],
    sort: ['id'],
    limit: query.limit ?? 100,
  });
  return present(stored.map((page) => publishCampusTeaser(p, page)));
}
