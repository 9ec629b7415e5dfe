import { hasLanguage } from '@concierge/brands/liveBrands';
import { defaultLang } from '@concierge/contract/lang';
import { siteOrigin } from '../../routing/siteOrigin.ts';
import type { Stored } from '../docStore.ts';
import { inLanguage } from '../inLanguage.ts';
import type { Publishing } from '../publishing.ts';
import { pagePath } from './path.ts';

/**
 * The address of a page that is linked: its path without language on this site, else in full on the
 * first of its own; undefined where it is on none.
 */
export function pageAddress(p: Publishing, page: Stored<'pages'>): string | undefined {
  const brands = inLanguage(page, p.lang).field_domain_access;
  if (brands.some((code) => code === p.brand)) return pagePath(page, p.lang);
  const [brand] = brands;
  if (!brand) return undefined;
  const lang = hasLanguage(brand, p.lang) ? p.lang : defaultLang;
  return `${siteOrigin(brand)}/${lang}${pagePath(page, lang)}`;
}
