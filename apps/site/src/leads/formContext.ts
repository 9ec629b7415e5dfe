import { leadTypeSchema } from '@concierge/contract/form';
import { langs } from '@concierge/contract/lang';
import * as z from 'zod/mini';
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
  /** Thank-you path, the page's own `field_url`. */
  thanks: z.string(),
  /** Event that the page is about. */
  event: z.optional(z.string()),
  /** What the visitor found out before, for admissions; and the query by which the page says so. */
  note: z.optional(z.string()),
  query: z.optional(z.string()),
});

/** What a page says of a form that it carries: where it stands, which definition it was made of, where a sender is taken (DESIGN §4.7). */
export type FormContext = z.output<typeof contextSchema>;

/** The context as the form's field `_context`; the same for every visitor, so that pages stay cacheable. */
export const sealContext = (context: FormContext): string => seal('form', context);

/** Reads `_context`; `genuine` is false where we did not make it, as after a change of secrets: then only the definition may be taken from it. */
export function readContext(token: string): { context: FormContext; genuine: boolean } | undefined {
  const sealed = unseal('form', token);
  const parsed = contextSchema.safeParse(sealed ?? peek(token));
  return parsed.success ? { context: parsed.data, genuine: sealed !== undefined } : undefined;
}
