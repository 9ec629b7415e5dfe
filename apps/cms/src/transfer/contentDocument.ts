import * as z from 'zod/mini';

const values = z.record(z.string(), z.unknown());

/** One document of a content folder. */
export const contentDocumentSchema = z.object({
  /** `<collection>/<what a person would name it by>`; documents refer to each other by it. */
  key: z.string(),
  collection: z.string(),
  /** Where the id is free in the installation that imports it, the document gets it. */
  id: z.int(),
  /** What is public, or was never published, in all languages. */
  document: values,
  /** What was drafted since. */
  draft: z.optional(values),
  /** Which languages the English has left behind (translations/progress.ts). */
  translations: z.optional(values),
  /** Of media: where the file is in the folder, and its digest. */
  file: z.optional(z.object({ path: z.string(), sha256: z.string() })),
});
export type ContentDocument = z.infer<typeof contentDocumentSchema>;

/** What stands for a database id within a document of the folder. */
export const referenceTo = (key: string) => ({ $ref: key });
export const referredKey = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && '$ref' in value ? String(value.$ref) : undefined;
