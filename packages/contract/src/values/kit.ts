import * as z from 'zod/mini';
import { isDay } from './isDay.ts';

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

/** A list of which only what fits is taken; one faulty entry doesn't take the others with it. */
export const soundList = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    list(z.unknown()),
    z.transform((values) =>
      values.flatMap((value) => {
        const parsed = z.safeParse(schema, value);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );

/** A calendar date, `YYYY-MM-DD`, that exists. */
export const isoDate = () =>
  z.string().check(z.refine(isDay, 'must be a day of the calendar, YYYY-MM-DD'));

/** Minutes that something takes; none, less than none, and more than a year's are unknown. */
export const minutes = () =>
  z.optional(
    z.pipe(
      z.nullable(z.number()),
      z.transform((value) =>
        value !== null && value > 0 && value <= minutesOfYear ? value : undefined,
      ),
    ),
  );

const minutesOfYear = 366 * 24 * 60;

/** An instant as ISO 8601 with `Z` or an offset. */
export const instant = () =>
  z
    .string()
    .check(
      z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/),
      z.refine(isInstant, 'must be an instant that exists'),
    );
const isInstant = (value: string) => isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

/** An instant that may be absent; a text that names none is none. */
export const instantIfAny = () =>
  z.optional(
    z.pipe(
      z.nullable(z.string()),
      z.transform((value) =>
        value !== null && z.safeParse(instant(), value).success ? value : undefined,
      ),
    ),
  );
