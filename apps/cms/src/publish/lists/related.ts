import type { NewsTeaser } from '@concierge/contract/news';
import type { ProgramTeaser } from '@concierge/contract/program';
import type { Page } from '../../runtime/payload-types.ts';
import type { Stored } from '../docStore.ts';
import { pagePath } from '../parts/path.ts';
import type { Publishing } from '../publishing.ts';
import { publishNews, publishPrograms } from './lists.ts';

const relatedLimit = 3;

/** Up to three other programmes of this site: the same subject first, then the same level. */
export async function relatedPrograms(
  p: Publishing,
  stored: Stored<'pages'>,
  page: Page,
): Promise<ProgramTeaser[]> {
  const own = page.program;
  if (page.type !== 'program' || !own) return [];
  const nearness = ({ facts }: ProgramTeaser) =>
    (facts.subject === own.subject ? 2 : 0) + (facts.level === own.level ? 1 : 0);
  const others = (await publishPrograms(p, {})).filter(
    ({ id, alias }) => id !== String(page.id) && alias !== pagePath(stored, p.lang),
  );
  return others.sort((a, b) => nearness(b) - nearness(a)).slice(0, relatedLimit);
}

/**
 * Up to three other articles: of the same category, and then the latest. Asked for without naming
 * the article, so that all share the lists.
 */
export async function relatedNews(
  p: Publishing,
  stored: Stored<'pages'>,
  page: Page,
): Promise<NewsTeaser[]> {
  if (page.type !== 'singleNews') return [];
  const others = async (category: string[], limit: number) =>
    (await publishNews(p, { category, limit })).filter(
      ({ alias }) => alias !== pagePath(stored, p.lang),
    );
  const same = (
    await others(page.news?.category ? [page.news.category] : [], relatedLimit + 1)
  ).slice(0, relatedLimit);
  if (same.length === relatedLimit) return same;
  const latest = await others([], relatedLimit * 2 + 1);
  return [
    ...same,
    ...latest.filter((news) => !same.some(({ alias }) => alias === news.alias)),
  ].slice(0, relatedLimit);
}
