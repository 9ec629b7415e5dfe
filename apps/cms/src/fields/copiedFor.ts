import type { PayloadRequest } from 'payload';

const key = 'copiedFor';

/** Context of a call that copies a document for the site of another brand. */
export const copyFor = (brand: string): Record<string, unknown> => ({ [key]: brand });

/** The brand that a copy is made for; undefined where it stays beside its original. */
export function copiedFor({ context }: Pick<PayloadRequest, 'context'>): string | undefined {
  const brand = context[key];
  return typeof brand === 'string' ? brand : undefined;
}
