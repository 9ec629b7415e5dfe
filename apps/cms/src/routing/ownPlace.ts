import { brandByCode, brandHosts, registry } from '@concierge/brands/registry';
import { defaultLang } from '@concierge/contract/lang';
import type { Said } from '../i18n/say.ts';
import { readPath } from './path.ts';
import { siteOrigin } from './siteOrigin.ts';

/** An address of a brand's site: its language and its path without that. */
export interface Place {
  readonly brand: string;
  readonly lang: string;
  readonly path: string;
}

/**
 * Where on one of our sites an address leads, written as a path of the site and language `from` or
 * in full; undefined where it leads elsewhere.
 */
export function ownPlace(
  url: string,
  from: Omit<Place, 'path'>,
): Place | { problem: Said } | undefined {
  if (url.startsWith('/')) return placeIn(url, from);
  const { protocol, hostname, pathname } = URL.canParse(url) ? new URL(url) : {};
  if (!hostname || !/^https?:$/.test(protocol ?? '')) return undefined;
  const codes = [from.brand, ...registry.map(({ code }) => code)];
  const brand = codes.find((code) => siteHosts(code).includes(hostname));
  return brand === undefined ? undefined : placeIn(pathname ?? '/', { brand, lang: defaultLang });
}

function placeIn(url: string, { brand, lang }: Omit<Place, 'path'>): ReturnType<typeof ownPlace> {
  const read = readPath(url);
  return 'problem' in read ? read : { brand, lang: read.lang ?? lang, path: read.path };
}

/** The host names of a brand's site. */
export function siteHosts(code: string): string[] {
  const brand = brandByCode(code);
  return [new URL(siteOrigin(code)).hostname, ...(brand ? brandHosts(brand) : [])];
}

/** True where both are one address. */
export const isSamePlace = (a: Place, b: Place): boolean =>
  a.brand === b.brand && a.lang === b.lang && a.path === b.path;
