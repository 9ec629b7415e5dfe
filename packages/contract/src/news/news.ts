import * as z from 'zod/mini';
import { imageSchema } from '../values/image.ts';
import { instant, opt, text } from '../values/kit.ts';
import { langSchema } from '../values/langSchema.ts';

/** Facts of a news article. */
export const newsFactsSchema = z.object({
  date: instant(),
  category: z.enum(['campus', 'careers', 'alumni', 'research', 'culinary', 'awards']),
  author: opt(z.string()),
  /** Minutes. */
  reading_time: opt(z.number()),
});
export type NewsFacts = z.output<typeof newsFactsSchema>;

export const newsTeaserSchema = z.object({
  /** Language of its texts, where it isn't that of what it stands in. */
  lang: opt(langSchema),
  title: text(),
  alias: text(),
  field_lead: opt(z.string()),
  image: opt(imageSchema),
  facts: newsFactsSchema,
});
export type NewsTeaser = z.output<typeof newsTeaserSchema>;
