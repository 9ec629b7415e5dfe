import * as z from 'zod/mini';
import { opt } from '../values/kit.ts';

/** Fields of the live-chat offline enquiry form in their order (spec §3). */
export const livechatFieldNames = [
  'first_name',
  'last_name',
  'email',
  'mobile',
  'country',
  'term_conditions',
] as const;
/** Hidden constants of that form (spec §3). */
export const livechatHidden = {
  lead_source: 'Direct_Lead',
  channel: 'Live Chat',
  flag: '1',
} as const;
export const livechatDefaultCountry = 'AD';

/** `GET /api/config/chat` of the site: live-chat settings of the brand at run time (spec §4). */
export const chatConfigSchema = z.object({
  provider: z.enum(['none', 'salesforce', 'chatwoot']),
  /** When the widget is loaded where chat is agreed to (spec §4): after the first interaction. */
  load: z._default(z.enum(['interaction', 'click']), 'interaction'),
  /** Script origin, e.g. `https://chat.example.org`. */
  origin: opt(z.string()),
  /** Provider's own settings: deployment, organisation, token. */
  settings: z.record(z.string(), z.string()),
});
export type ChatConfig = z.output<typeof chatConfigSchema>;
