import { isLang, type Lang } from './lang.ts';
import { endpointPrefixes } from './reservedPrefixes.ts';

/**
 * The link rule of spec §2: an internal link without a language prefix gets one, and a trailing
 * slash, keeping query and hash. What leaves the site (a scheme or `//host`), an anchor or a query
 * of the page itself, a file (its last segment has an ending) and the site's own endpoints stay
 * untouched. The prefix is English, as the spec has it; paths that have no language of their own,
 * as a page's alias, are given that of the page.
 */
export function siteLink(url: string, lang: Lang = 'en'): string {
  const link = url.trim();
  if (
    link === '' ||
    /^[#?]/.test(link) ||
    link.startsWith('//') ||
    /^[a-z][a-z0-9+.-]*:/i.test(link)
  )
    return link;
  const cut = link.search(/[?#]/);
  const path = cut < 0 ? link : link.slice(0, cut);
  const rest = cut < 0 ? '' : link.slice(cut);
  const segments = path.split('/').filter((segment) => segment !== '');
  const [first] = segments;
  if (isFile(segments.at(-1)) || (first !== undefined && endpoints.has(first))) return link;
  const prefixed = isLang(first) ? segments : [lang, ...segments];
  return `/${prefixed.join('/')}/${rest}`;
}

const endpoints: ReadonlySet<string> = new Set(endpointPrefixes);

const isFile = (segment: string | undefined) =>
  segment !== undefined && /\.[a-z0-9]{2,5}$/i.test(segment);
