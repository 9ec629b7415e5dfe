import type { BrandCode } from '@concierge/brands/brands';
import { sitemapAnswerSchema } from '@concierge/contract/calls';
import { cmsOrigin } from '../product.ts';

/**
 * Paths with language of every page that the backend publishes for a brand, hidden from search
 * engines or not.
 */
export async function publishedPages(brand: BrandCode): Promise<string[]> {
  const paths: string[] = [];
  for (let after = 0; ; ) {
    const response = await fetch(`${cmsOrigin}/api/sitemap?brand=${brand}&after=${after}`);
    const { pages } = sitemapAnswerSchema.parse(await response.json());
    for (const page of pages)
      paths.push(...Object.entries(page.paths).map(([lang, path]) => `/${lang}${path}`));
    const last = pages.at(-1)?.id;
    if (last === undefined) return paths;
    after = last;
  }
}
