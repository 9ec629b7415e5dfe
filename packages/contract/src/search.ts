import * as z from 'zod/mini';
import { imageSchema } from './values/image.ts';
import { list, opt } from './values/kit.ts';
import { langSchema } from './values/langSchema.ts';

/** A search result (spec §3). */
export const searchResultSchema = z.object({
  title: z.string(),
  /** Language of its texts, where the page isn't translated. */
  lang: opt(langSchema),
  /** Plain text; the site cuts it to 150 characters around the match (spec §9). */
  body: z._default(z.string(), ''),
  field_lead: opt(z.string()),
  type: z.object({ target_id: z.string(), bundle: opt(z.string()) }),
  alias: z.string(),
  image: opt(imageSchema),
  /** CHF as text, of a programme whose price holds (spec §9). */
  field_price: opt(z.string()),
});
export type SearchResult = z.output<typeof searchResultSchema>;

export const pagerSchema = z.object({
  total_items: z.number(),
  current_page: opt(z.number()),
  items_per_page: opt(z.number()),
});

/**
 * `GET /views/search/default?search_api_fulltext=&full=1&field_domain_access=&lang=&page=` (spec
 * §7). Either `items` or `rows`.
 */
export const searchAnswerSchema = z.object({
  items: opt(z.array(searchResultSchema)),
  rows: opt(z.array(searchResultSchema)),
  pager: pagerSchema,
  /** Near matches where nothing was found: words of the index close to the query. */
  suggestions: list(z.string()),
});
export type SearchAnswer = z.output<typeof searchAnswerSchema>;

/** A news result: title (spec §3); with what the tab needs to link it. */
export const newsResultSchema = z.object({
  title: z.string(),
  alias: opt(z.string()),
  body: opt(z.string()),
  field_lead: opt(z.string()),
  date: opt(z.string()),
});
/** `GET /views/news/rest_export_2?combine=&origin=1&field_web_value=&lang=&page=` (spec §7). */
export const newsAnswerSchema = z.object({
  items: opt(z.array(newsResultSchema)),
  rows: opt(z.array(newsResultSchema)),
  pager: pagerSchema,
});
export type NewsAnswer = z.output<typeof newsAnswerSchema>;
