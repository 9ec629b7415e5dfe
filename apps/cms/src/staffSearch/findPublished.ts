import { registry } from '@concierge/brands/registry';
import type { Lang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { ownBrands } from '../access/brands/ownBrands.ts';
import type { User } from '../runtime/payload-types.ts';
import { excerpt } from '../search/excerpt.ts';
import { getSearch } from '../search/getSearch.ts';
import type { Typed } from './typedWords.ts';

/** A published page by the sites' index, with the part of its text that has the words. */
interface Published {
  readonly id: number;
  readonly lang: Lang;
  readonly title: string;
  readonly snippet: string;
}

interface Answer {
  readonly pages: readonly Published[];
  /** Nothing has the words as they were typed; what was found is near to them. */
  readonly isNear: boolean;
}

/** Pages of the person's brands by the text that is on their sites, each once. */
export async function findPublished(
  payload: Payload,
  user: User,
  { text, languages }: Typed,
  limit: number,
): Promise<Answer> {
  const { search } = getSearch(payload);
  const brands =
    ownBrands({ user: { ...user, collection: 'users' } }) ?? registry.map(({ code }) => code);
  const sites = languages.flatMap((lang) => brands.map((brand) => ({ brand, lang })));
  const answers = await Promise.all(
    sites.map(async (site) => ({ ...(await search.find(text, site, limit, 0)), lang: site.lang })),
  );
  const exact = answers.filter(({ missed }) => !missed);
  const ranked = (exact.length > 0 ? exact : answers).map(({ documents, words, lang }) =>
    documents.map(({ page, title, body, lead, textLang = lang }) => ({
      id: page,
      lang: textLang,
      title,
      snippet: excerpt(body || lead, words),
    })),
  );
  const pages = new Map<number, Published>();
  // The best of each site first, then the second of each.
  for (let place = 0; place < limit; place += 1)
    for (const site of ranked) {
      const page = site[place];
      if (page && !pages.has(page.id)) pages.set(page.id, page);
    }
  return { pages: [...pages.values()].slice(0, limit), isNear: exact.length === 0 };
}
