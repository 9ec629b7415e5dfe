import type { LanguageEntry } from '@concierge/contract/menu';
import type { PageContext } from '../../../content/pageContext.ts';

type Page = Pick<PageContext, 'shell' | 'answer' | 'status' | 'path' | 'url' | 'origin'>;

/**
 * The language selector's entries for a page, on the origin of this site: the backend names the
 * public one, which a staging site must not lead to. Where the page exists in a language, its query
 * goes along (filters, a comparison), but for the page of a list, which is another one there or
 * none. The site's own routes exist in every language, and the
 * backend, which doesn't have them, names the home page.
 */
export function pageLanguages(page: Page): LanguageEntry[] {
  const { shell, answer, status, path, url, origin } = page;
  const isOwnRoute = answer === undefined && status === 200;
  return shell.menus.languages.map((entry) => {
    const home = `/${entry.lang}/`;
    const target = URL.parse(entry.absolute, origin) ?? new URL(home, origin);
    if (isOwnRoute && target.pathname === home)
      return {
        ...entry,
        absolute: `${origin}/${entry.lang}${path.slice(3)}${queryElsewhere(url)}`,
      };
    const isSamePage = answer?.node.translations[entry.lang] !== undefined;
    const absolute = origin + target.pathname + (isSamePage ? queryElsewhere(url) : target.search);
    return { ...entry, absolute };
  });
}

function queryElsewhere({ search, searchParams }: URL): string {
  if (!searchParams.has('page')) return search;
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.size > 0 ? `?${query}` : '';
}
