import * as z from 'zod/mini';

/**
 * Rich text: Lexical's JSON from our backend, HTML from a foreign one. Both are sanitised by the
 * site (docs/architecture.md).
 */
export const richTextSchema = z.union([
  z.string(),
  z.looseObject({
    root: z.looseObject({ children: z.array(z.looseObject({ type: z.string() })) }),
  }),
]);
export type RichText = z.output<typeof richTextSchema>;
