import type { BrandDefinition } from '@concierge/brands/brands';
import { sitemapAnswerSchema } from '@concierge/contract/calls';
import type * as z from 'zod/mini';
import { callBackend } from '../../content/backend/backend.ts';

export type SitemapPage = z.output<typeof sitemapAnswerSchema>['pages'][number];

/** Pages of a brand by id behind an id, call by call, at most `limit` of them. */
export async function* sitemapPages(
  brand: BrandDefinition,
  after: number,
  limit: number,
): AsyncGenerator<SitemapPage> {
  let seen = 0;
  for (let last = after; seen < limit; ) {
    const { status, statusText, data } = await callBackend('/sitemap', {
      brand,
      query: { brand: brand.code, after: String(last) },
    });
    if (status !== 200) throw new Error(`sitemap: ${status} ${statusText}`);
    const { pages } = sitemapAnswerSchema.parse(data);
    for (const page of pages.slice(0, limit - seen)) yield page;
    seen += pages.length;
    const next = pages.at(-1)?.id;
    if (next === undefined || next <= last) return;
    last = next;
  }
}
