import type { Payload } from 'payload';
import { runSql } from '../runtime/database/runSql.ts';
import { everyDay } from '../runtime/duty/everyDay.ts';

/**
 * Queries that few have made say little: they go after a month, where others stay as long as their
 * brand says (`leads/privacy/terms.ts`).
 */
const fewSearches = 2;
const fewTtlMs = 30 * 86_400_000;
/** Queries of a brand in a language that stay at most; the least searched go. */
const maxRows = 5000;

/** Deletes rare queries that are old, and those beyond the limit. `now` is in milliseconds. */
export async function pruneQueries(
  payload: Payload,
  now = Date.now(),
  limit = maxRows,
): Promise<void> {
  await runSql(payload, 'delete from search_queries where searches <= $1 and updated_at < $2', [
    fewSearches,
    new Date(now - fewTtlMs).toISOString(),
  ]);
  await runSql(
    payload,
    `delete from search_queries where id in (select id from (
      select id, row_number() over (partition by brand, lang
        order by searches desc, updated_at desc, id desc) as place from search_queries
      ) as ranked where place > $1)`,
    [limit],
  );
}

/** Thins what was searched for once a day. */
export const pruneQueriesNightly = (payload: Payload): Promise<void> =>
  everyDay(payload, { name: 'thin searches', act: () => pruneQueries(payload), isFinal: true });
