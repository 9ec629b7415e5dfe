import type { BrandDefinition } from '@concierge/brands/brands';
import type { LeadType } from '@concierge/contract/form';
import { isLang, type Lang } from '@concierge/contract/lang';

/**
 * Where a sender is taken: the page's own `field_url`, a secure address elsewhere or a path on this
 * site with its query and hash, in the page's language where it names none; else the type's
 * thank-you page, of live chat the brand's confirmation page (spec §2, §7; ADR 18).
 */
export function thanksPath(
  fieldUrl: string | undefined,
  type: LeadType,
  brand: Pick<BrandDefinition, 'confirmationPath'>,
  lang: Lang,
): string {
  const usual = type === 'livechat' ? brand.confirmationPath : `/${lang}/thank-you/${type}/`;
  const foreign = foreignThanks(fieldUrl);
  if (foreign) return foreign.href;
  if (!fieldUrl || !/^\/(?![/\\])/.test(fieldUrl)) return usual;
  const url = URL.parse(fieldUrl, 'http://site.invalid');
  if (url?.host !== 'site.invalid') return usual;
  const { pathname, search, hash } = url;
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return (isLang(path.split('/')[1]) ? path : `/${lang}${path}`) + search + hash;
}

/** A thank-you page on another site; undefined for a path of ours and for anything unsafe. */
export const foreignThanks = (fieldUrl: string | undefined): URL | undefined =>
  fieldUrl && /^https:\/\//i.test(fieldUrl) ? (URL.parse(fieldUrl) ?? undefined) : undefined;
