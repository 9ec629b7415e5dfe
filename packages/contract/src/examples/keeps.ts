import { expect } from 'vitest';
import type * as z from 'zod/mini';

/**
 * Every field comes out as it went in; the same object with one field of a wrong type is refused,
 * at that field.
 */
export function keeps(schema: z.ZodMiniType, base: object, fields: object, wrong: object): void {
  expect(schema.parse({ ...base, ...fields })).toMatchObject(fields);
  for (const [name, value] of Object.entries(wrong)) {
    const { error } = schema.safeParse({ ...base, ...fields, [name]: value });
    expect(
      error?.issues.map(({ path }) => path[0]),
      name,
    ).toContain(name);
  }
}
