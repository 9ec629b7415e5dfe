import * as z from 'zod/mini';
import { opt } from '../values/kit.ts';
import { langSchema } from '../values/langSchema.ts';

/** What every block may have. */
export const blockBaseSchema = z.object({
  id: opt(z.string()),
  /** Language of its texts, where all of them are in another one than the page's. */
  lang: opt(langSchema),
  /** Small line above the title. */
  field_pretitle: opt(z.string()),
  field_title: opt(z.string()),
  /** Anchor for in-page navigation: letters, digits, hyphens. */
  field_anchor: opt(z.string().check(z.regex(/^[a-z][a-z0-9-]*$/))),
  /** Ground that it stands on. */
  field_tone: opt(z.enum(['paper', 'tint', 'ink', 'brand'])),
});
