import { brandByCode } from '@concierge/brands/registry';
import type { Lang } from '@concierge/contract/lang';
import { brandOrigin } from './hosts.ts';
import { siteLink } from './link.ts';

/**
 * Address of a page on the site of a brand, in the same language; a path of this site where the
 * code is no brand.
 */
export function brandAddress(code: string, path: string, lang: Lang): string {
  const brand = brandByCode(code);
  return (brand ? brandOrigin(brand) : '') + siteLink(path, lang);
}

/** Address of a programme or campus: on the site that holds its page. */
export const teaserAddress = (
  { alias, host_brand }: { readonly alias: string; readonly host_brand?: string | undefined },
  lang: Lang,
): string => (host_brand ? brandAddress(host_brand, alias, lang) : siteLink(alias, lang));
