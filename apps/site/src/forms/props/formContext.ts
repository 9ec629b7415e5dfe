import { leadTypeSchema } from '@concierge/contract/form';
import { langs } from '@concierge/contract/lang';
import * as z from 'zod/mini';
import { isSoundAddress } from '../../routing/address.ts';
import { peek, seal, unseal } from './secret.ts';

const contextSchema = z.object({
  brand: z.string(),
  lang: z.enum(langs),
  type: leadTypeSchema,
  /** Id and version of the form's definition. */
  form: z.string(),
  version: z.string(),
  /** Path of the page that the form stands on. */
  path: z.string(),
  /** Where a sender is taken: a path of the site, or an address elsewhere. */
  thanks: z.string(),
  /** Event that the page is about. */
  event: z.optional(z.string()),
  /** What the visitor found out before, for admissions; and the query by which the page says so. */
  note: z.optional(z.string()),
  query: z.optional(z.string()),
});

/**
 * What a page says of a form that it carries: where it stands, which definition it was made of,
 * where a sender is taken (ADR 5).
 */
export type FormContext = z.output<typeof contextSchema>;

/**
 * The context as the form's field `_context`; the same for every visitor, so that pages stay
 * cacheable.
 */
export const sealContext = (context: FormContext): string => seal('form', context);

/**
 * What a page said by `_context`; undefined where it was not our page. It has no date, for it says
 * nothing of a visitor: a page that was kept for days is as good as a new one, and another secret
 * makes all of them void.
 */
export const readContext = (token: string): FormContext | undefined =>
  parsed(unseal('form', token));

/**
 * Which form a context claims to be of, whoever made it: good for showing that form again, never
 * for storing.
 */
export function claimedForm(
  token: string,
): Pick<FormContext, 'brand' | 'lang' | 'type' | 'form' | 'version' | 'path'> | undefined {
  const claimed = parsed(peek(token));
  if (!claimed) return undefined;
  const { brand, lang, type, form, version, path } = claimed;
  return { brand, lang, type, form, version, path: isSoundAddress(path) ? path : `/${lang}/` };
}

const parsed = (data: unknown): FormContext | undefined => contextSchema.safeParse(data).data;
