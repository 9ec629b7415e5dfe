import { type BrandCode, brands } from '@concierge/brands/brands';
import { brandByCode } from '@concierge/brands/registry';
import { sitemapAnswerSchema } from '@concierge/contract/calls';
import type { Lang } from '@concierge/contract/lang';
import { at, cmsOrigin } from './product.ts';

/**
 * Address of one page of each node type that a brand has in a language, by type; throws where there
 * is none, so that no loop over them passes because it had nothing to look at.
 */
export async function onePageEach(code: BrandCode, lang: Lang): Promise<Map<string, string>> {
  const pages = await firstPages(code, lang);
  if (pages.size === 0) throw new Error(`${code} has no page in ${lang}`);
  return pages;
}

async function firstPages(code: BrandCode, lang: Lang): Promise<Map<string, string>> {
  const response = await fetch(`${cmsOrigin}/api/sitemap?brand=${brandByCode(code)?.code}`);
  const { pages } = sitemapAnswerSchema.parse(await response.json());
  const byType = new Map<string, string>();
  for (const page of pages) {
    const path = page.paths[lang];
    if (path && !byType.has(page.type)) byType.set(page.type, at(code, `/${lang}${path}`));
  }
  return byType;
}

/**
 * Address of one page of every node type that any brand has in a language, by type; where a type
 * has several, the first brand's that is named.
 */
export async function onePageOfAll(lang: Lang, first: BrandCode): Promise<Map<string, string>> {
  const order = [first, ...brands.map(({ code }) => code).filter((code) => code !== first)];
  const each = await Promise.all(order.map((code) => firstPages(code, lang)));
  const byType = new Map(each.toReversed().flatMap((pages) => [...pages]));
  if (byType.size === 0) throw new Error(`no brand has a page in ${lang}`);
  return byType;
}
