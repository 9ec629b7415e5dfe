import * as z from 'zod/mini';
import { imageSchema } from '../values/image.ts';
import { list, opt } from '../values/kit.ts';
import { linkSchema } from '../values/link.ts';
import { richTextSchema } from '../values/richText.ts';
import { menuItemSchema } from './menu.ts';

/** A way to reach the school; where editors gave it no address, it is text. */
const contactSchema = opt(z.object({ url: z._default(z.string(), ''), title: z.string() }));
const logoSchema = z.object({ field_logo: imageSchema, url: opt(z.string()), title: z.string() });

/** The footer's blocks (spec §3); what is absent isn't shown. */
export const footerBlocksSchema = z.object({
  block_group_logos: opt(
    z.object({
      field_dark_header_logo: opt(imageSchema),
      field_transparent_logo: opt(imageSchema),
    }),
  ),
  /**
   * Class names the icon: instagram, linkedin, youtube, facebook, tiktok, x, vk, weibo, telegram.
   */
  block_social: opt(z.object({ links: list(linkSchema) })),
  block_legal: opt(z.object({ links: list(linkSchema) })),
  block_copyright: opt(z.object({ body: richTextSchema })),
  /** Shown on the four schools, not on the group's site (spec §10.11). */
  block_contact_info: opt(
    z.object({
      info: opt(z.string()),
      field_address: contactSchema,
      field_address2: contactSchema,
      field_whatsapp: contactSchema,
      field_phone: contactSchema,
      field_email: contactSchema,
      field_wechat: contactSchema,
    }),
  ),
  block_newsletter: opt(z.object({ info: z.string(), body: opt(richTextSchema) })),
  block_school_logos: opt(z.object({ field_logos: list(logoSchema) })),
  block_header_buttons: opt(z.object({ links: list(linkSchema) })),
  footer_main: list(menuItemSchema),
});
export type FooterBlocks = z.output<typeof footerBlocksSchema>;
