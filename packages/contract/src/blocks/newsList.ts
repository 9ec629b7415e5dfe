import * as z from 'zod/mini';
import { newsTeaserSchema } from '../news/news.ts';
import { list, opt } from '../values/kit.ts';
import { blockLinkSchema } from '../values/link.ts';
import { blockBaseSchema } from './base.ts';

/** Latest news, newest first. */
export const newsListBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('news_list'),
  items: list(newsTeaserSchema),
  field_link: opt(blockLinkSchema),
  field_variant: z._default(z.enum(['lead', 'grid', 'archive']), 'lead'),
});
