import * as z from 'zod/mini';
import { campaignSchema } from '../events/campaign.ts';
import { list, opt } from '../values/kit.ts';
import { blockLinkSchema } from '../values/link.ts';
import { blockBaseSchema } from './base.ts';

/** Coming events, soonest first; only those with an EndDate in the future (spec §7). */
export const eventListBlockSchema = z.extend(blockBaseSchema, {
  type: z.literal('event_list'),
  items: list(campaignSchema),
  field_link: opt(blockLinkSchema),
});
