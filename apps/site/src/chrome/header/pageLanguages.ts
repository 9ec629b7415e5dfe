import type { LanguageEntry } from '@concierge/contract/menu';
import type { PageContext } from '../../content/pageContext.ts';

type Page = Pick<PageContext, 'shell' | 'answer' | 'status' | 'path' | 'url' | 'origin'>;

/**
 * The language selector's entries for a page: where the page exists in a language, its query goes
 * along (filters, a comparison). The site's own routes exist in every language, and the backend,
 * which doesn't have them, names the home page.
 */
export function pageLanguages({ shell, answer, status, path, url, origin }: Page): LanguageEntry[] {
  const isOwnRoute = answer === undefined && status === 200;
  return shell.menus.languages.map((entry) => {
    const home = `/${entry.lang}/`;
    if (isOwnRoute && [home, `${origin}${home}`].includes(entry.absolute))
      return { ...entry, absolute: `${origin}/${entry.lang}${path.slice(3)}${url.search}` };
    const isSamePage = answer?.node.translations[entry.lang] !== undefined;
    return isSamePage ? { ...entry, absolute: entry.absolute + url.search } : entry;
  });
}
