import { withSlash } from '../../routing/path.ts';
import { splitLanguage } from '../../routing/splitLanguage.ts';
import { isLinkUrl } from '../../validation/addresses/url.ts';

export interface LinkRules {
  /** Scheme, host and base path of the old site. */
  readonly base: string;
  /** The path of a document by its number; undefined for one that isn't known. */
  readonly path: (url: URL) => string | undefined;
}

/**
 * An address of the old site as it is here: paths without host and language, files with them.
 * Undefined for what leads nowhere and what may not be linked.
 */
export function siteLink(address: string, { base, path }: LinkRules): string | undefined {
  const own = urlOnSite(address, base);
  if (own === undefined) return isLinkUrl(address) ? address : undefined;
  if (/\.[a-z0-9]{2,5}$/i.test(own.pathname)) return new URL(own.pathname, base).href;
  own.pathname = splitLanguage(own.pathname).path;
  const local = path(own);
  if (local === undefined) return undefined;
  const link = `${decoded(withSlash(local))}${own.search}${own.hash}`;
  return isLinkUrl(link) ? link : undefined;
}

/** The address where it is one of the site's own paths. */
function urlOnSite(address: string, base: string): URL | undefined {
  const site = new URL(base);
  const isLocal = address.startsWith('/') && !address.startsWith('//');
  const isWhole = /^(https?:)?\/\//.test(address);
  if ((!isLocal && !isWhole) || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (url.host !== site.host) return undefined;
  const prefix = site.pathname.replace(/\/$/, '');
  if (prefix && url.pathname.startsWith(`${prefix}/`))
    url.pathname = url.pathname.slice(prefix.length);
  return url;
}

/** A path without percent signs; as it is where it can't be decoded. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
