import * as z from 'zod/mini';
import { opt, text } from './kit.ts';

/**
 * A link as editors write it: site-relative without language, absolute, mail, tel or anchor (link
 * rule: spec §2).
 */
export const linkSchema = z.object({
  url: text(),
  title: text(),
  options: opt(
    z.object({
      attributes: opt(
        z.object({
          /** `_blank` or `_self`. */
          target: opt(z.string()),
          /** Space separated class names; `highlight` marks a highlight link (spec §10.10). */
          class: opt(z.string()),
        }),
      ),
    }),
  ),
});
export type Link = z.output<typeof linkSchema>;
/** A link of a block: where editors gave it no text, the site says what its address leads to. */
export const blockLinkSchema = z.extend(linkSchema, { title: z._default(z.string(), '') });
