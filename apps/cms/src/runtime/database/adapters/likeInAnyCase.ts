import type { sqliteAdapter } from '@payloadcms/db-sqlite';
import { or, type SQL } from '@payloadcms/db-sqlite/drizzle';

type Adapter = ReturnType<typeof sqliteAdapter>;
type Like = (column: unknown, pattern: unknown) => SQL;
type Operators = Readonly<Record<'like' | 'contains', Like>>;

/**
 * Payload's adapter, by which lists find 'Щёголева' also as 'щёголева': SQLite's LIKE compares
 * letters in any case within ASCII alone, PostgreSQL's ILIKE all.
 */
export const likeInAnyCase = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (args) => {
    const made = adapter.init(args);
    const { operators } = made as unknown as { operators: Operators };
    return Object.assign(made, {
      operators: {
        ...operators,
        like: inAnyCase(operators.like),
        contains: inAnyCase(operators.contains),
      },
    });
  },
});

const inAnyCase =
  (compare: Like) =>
  (column: unknown, pattern: unknown): SQL | undefined =>
    or(...writtenAs(pattern).map((one) => compare(column, one)));

/**
 * A pattern as people write words: as it is, in small letters, in capitals, with a capital first.
 */
function writtenAs(pattern: unknown): unknown[] {
  if (typeof pattern !== 'string' || /^\p{ASCII}*$/u.test(pattern)) return [pattern];
  const small = pattern.toLowerCase();
  const titled = small.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return [...new Set([pattern, small, pattern.toUpperCase(), titled])];
}
