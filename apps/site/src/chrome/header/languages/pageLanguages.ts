import type { BrandDefinition } from '@concierge/brands/brands';
import { hostsOf } from '@concierge/brands/registry';
import type { LanguageEntry } from '@concierge/contract/menu';
import type { PageContext } from '../../../content/pageContext.ts';

type Page = Pick<PageContext, 'brand' | 'shell' | 'answer' | 'status' | 'path' | 'url' | 'origin'>;

/**
 * The language selector's entries for a page: where the page exists in a language, its query goes
 * along (filters, a comparison). The site's own routes exist in every language, and the backend,
 * which doesn't have them, names the home page.
 */
export function pageLanguages(page: Page): LanguageEntry[] {
  const { shell, answer, status, path, url, origin } = page;
  const isOwnRoute = answer === undefined && status === 200;
  return shell.menus.languages.map((entry) => {
    const target = new URL(entry.absolute, origin);
    if (!isOwnHost(target, page)) return entry;
    if (isOwnRoute && target.pathname === `/${entry.lang}/`)
      return { ...entry, absolute: `${origin}/${entry.lang}${path.slice(3)}${url.search}` };
    const isSamePage = answer?.node.translations[entry.lang] !== undefined;
    const absolute = origin + target.pathname + (isSamePage ? url.search : target.search);
    return { ...entry, absolute };
  });
}

/** The backend may know this brand by another host or port than this deployment's. */
const isOwnHost = (
  target: URL,
  { brand, origin }: { brand: BrandDefinition; origin: string },
): boolean =>
  target.hostname === new URL(origin).hostname || hostsOf(brand).includes(target.hostname);
