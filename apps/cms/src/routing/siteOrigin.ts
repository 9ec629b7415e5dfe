import { brandByCode, hostsOf } from '@concierge/brands/registry';
import { pinnedBrand, siteUrl } from '../runtime/env.ts';

/**
 * Origin of a brand's site: SITE_URL with the brand's own host name, or SITE_URL itself where the
 * deployment serves one brand.
 */
export function siteOrigin(code: string): string {
  const url = new URL(siteUrl);
  const brand = brandByCode(code);
  const host = brand && pinnedBrand !== code ? hostsOf(brand)[0] : undefined;
  if (host) url.hostname = host;
  return url.origin;
}
