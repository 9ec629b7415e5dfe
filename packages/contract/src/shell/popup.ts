import * as z from 'zod/mini';
import { formSchema } from '../leads/form.ts';
import { list, opt } from '../values/kit.ts';
import { richTextSchema } from '../values/richText.ts';

/** The timed pop-up call to action (spec §3, conditions §4). */
export const popupSchema = z.object({
  field_attribute: list(z.string()),
  /** Seconds. */
  field_delay_time: z.number(),
  field_heading: z.string(),
  field_description: opt(richTextSchema),
  /** Days that the cookie POPUP_CTA_DISPLAYED lasts. */
  field_display_after_days: z.number(),
  /** Node types on which it may open (spec §10.13). */
  field_include_urls: list(z.string()),
  /** One form per brand (spec §3). */
  field_form_seg: opt(formSchema),
  field_form_crcs: opt(formSchema),
  field_form_caas: opt(formSchema),
  field_form_him: opt(formSchema),
  field_form_shms: opt(formSchema),
});
export type Popup = z.output<typeof popupSchema>;
