import { brandByCode, hostsOf } from '@concierge/brands/registry';
import { isLang } from '@concierge/contract/lang';
import { pinnedBrand, siteUrl } from '../env.ts';
import { previewToken } from './token.ts';

/** Origin of a brand's site: SITE_URL with the brand's own host name, or SITE_URL itself where the deployment serves one brand. */
export function siteOrigin(code: string): string {
  const url = new URL(siteUrl);
  const brand = brandByCode(code);
  const host = brand && pinnedBrand !== code ? hostsOf(brand)[0] : undefined;
  if (host) url.hostname = host;
  return url.origin;
}

/** Where an editor sees a draft: the site of the document's first brand, through a signed link. */
export function previewUrl(doc: Record<string, unknown>, locale: string): string | null {
  const id = doc['id'];
  const brands = doc['field_domain_access'];
  const brand = Array.isArray(brands) ? brands[0] : undefined;
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof brand !== 'string') return null;
  const query = new URLSearchParams({ id: String(id), token: previewToken(id) });
  return `${siteOrigin(brand)}/${isLang(locale) ? locale : 'en'}/preview/?${query}`;
}
