import * as z from 'zod/mini';

/** An optional field that a foreign backend may also send as null; null is read as absent. */
export const opt = <T extends z.core.SomeType>(schema: T) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  );

/** A list that may be absent or null; then it is empty. */
export const list = <T extends z.core.SomeType>(schema: T) =>
  z.pipe(
    z.nullish(z.array(schema)),
    z.transform((value) => value ?? []),
  );

/** Text with at least one character. */
export const text = () => z.string().check(z.minLength(1));

/** A calendar date, `YYYY-MM-DD`. */
export const isoDate = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** An instant as ISO 8601 with `Z` or an offset. */
export const instant = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/));
