import * as z from 'zod/mini';
import { list } from '../values/kit.ts';
import { parsePageNumber } from '../values/pageNumber.ts';
import { type NewsFacts, newsFactsSchema, newsTeaserSchema } from './news.ts';

const categories = newsFactsSchema.shape.category.options;

/** What a visitor asks of the news; the reader (`parseNewsQuery`) ignores what isn't known. */
export interface NewsQuery {
  readonly category: NewsFacts['category'] | undefined;
  /** From 1. */
  readonly page: number;
}

/**
 * `GET {api}/news?lang=&category=&page=`, header `entorno`: a page of a brand's articles, newest
 * first, and how many each category has.
 */
export const newsArchiveSchema = z.object({
  items: list(newsTeaserSchema),
  /** Articles of the category, on all pages. */
  total: z.number(),
  /** At least 1. */
  pages: z.number(),
  categories: list(z.object({ value: newsFactsSchema.shape.category, count: z.number() })),
});
export type NewsArchive = z.output<typeof newsArchiveSchema>;

/** Reads a news query from an address; never fails. */
export const parseNewsQuery = (params: URLSearchParams): NewsQuery => ({
  category: categories.find((category) => category === params.get('category')),
  page: parsePageNumber(params),
});

/**
 * The same query as an address has it: parts that say nothing are left out; empty, or beginning
 * with `?`.
 */
export function newsAddress({ category, page }: NewsQuery): string {
  const query = new URLSearchParams({
    ...(category ? { category } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size ? `?${query}` : '';
}
