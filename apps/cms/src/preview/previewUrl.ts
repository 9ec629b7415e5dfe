import { registry } from '@concierge/brands/registry';
import { isLang } from '@concierge/contract/lang';
import type { PayloadRequest } from 'payload';
import { ownBrands } from '../access/brands/ownBrands.ts';
import { siteOrigin } from '../routing/siteOrigin.ts';
import { previewToken } from './token.ts';

/** Origins of all sites that a preview can be shown on. */
export const siteOrigins = (): readonly string[] => [
  ...new Set(registry.map(({ code }) => siteOrigin(code))),
];

/**
 * Milliseconds for which the address of a preview stays the same: with every new one the frame
 * would begin at its top.
 */
const steady = 30 * 60_000;

/** What stands for a shared section in the address of a preview. */
export const sectionPreviewId = (id: number | string): string => `section-${id}`;

/**
 * Where an editor sees a draft: the site of the document's first brand that is also the editor's,
 * else of its first, through a link that is signed for half an hour at least.
 */
export function previewUrl(
  doc: Record<string, unknown>,
  locale: string,
  req: Pick<PayloadRequest, 'user'>,
): string | null {
  const id = doc['id'];
  const brands: unknown[] = [doc['field_domain_access'] ?? []].flat();
  const own: readonly unknown[] = ownBrands(req) ?? [];
  const brand = brands.find((one) => own.includes(one)) ?? brands[0];
  if ((typeof id !== 'number' && typeof id !== 'string') || typeof brand !== 'string') return null;
  const query = new URLSearchParams({
    id: String(id),
    token: previewToken(id, Math.floor(Date.now() / steady) * steady),
  });
  return `${siteOrigin(brand)}/${isLang(locale) ? locale : 'en'}/preview/?${query}`;
}
