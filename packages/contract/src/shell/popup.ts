import * as z from 'zod/mini';
import { type Form, formSchema } from '../leads/form.ts';
import { list, opt } from '../values/kit.ts';
import { richTextSchema } from '../values/richText.ts';

const shipped = z.object({
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

/**
 * The timed pop-up call to action (spec §3, conditions §4). A brand that isn't shipped has its form
 * under its own code, and any other field is left out.
 */
export const popupSchema = z.catchall(
  shipped,
  z.catch(opt(formSchema), undefined),
) as unknown as typeof shipped;
export type Popup = z.output<typeof shipped> & {
  readonly [field: `field_form_${string}`]: Form | undefined;
};
