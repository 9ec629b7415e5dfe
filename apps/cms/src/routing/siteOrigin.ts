import { brandByCode, brandHosts, hostOrigin } from '@concierge/brands/registry';
import { pinnedBrand, siteUrl } from '../runtime/env.ts';

/**
 * Origin of a brand's site: SITE_URL with the brand's own host name, or SITE_URL itself where the
 * deployment serves one brand; without it the brand's first host, as the site itself has it.
 */
export function siteOrigin(code: string): string {
  const brand = brandByCode(code);
  if (!siteUrl) return brand ? hostOrigin(brand) : 'http://localhost:3000';
  const url = new URL(siteUrl);
  const host = brand && pinnedBrand !== brand.code ? brandHosts(brand)[0] : undefined;
  if (host) url.hostname = host;
  return url.origin;
}
