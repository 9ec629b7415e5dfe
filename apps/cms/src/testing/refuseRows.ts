import type { Payload } from 'payload';
import { isPostgres } from '../runtime/database.ts';
import { runSql } from '../runtime/runSql.ts';

/**
 * Lets the database refuse what an `event` ("update on mails") does to rows of a condition on `new`
 * or `old`; answers how to end that.
 */
export async function refuseRows(
  payload: Payload,
  event: string,
  when: string,
): Promise<() => Promise<void>> {
  const name = 'refused_by_a_test';
  const run = (sql: string) => runSql(payload, sql);
  const table = event.split(' ').at(-1);
  if (!isPostgres(payload)) {
    await run(
      `create trigger ${name} before ${event} when ${when} begin select raise(abort, 'refused'); end`,
    );
    return async () => void (await run(`drop trigger ${name}`));
  }
  await run(
    `create or replace function ${name}() returns trigger language plpgsql
     as $$ begin raise exception 'refused'; end $$`,
  );
  await run(
    `create trigger ${name} before ${event} for each row when (${when}) execute function ${name}()`,
  );
  return async () => void (await run(`drop trigger ${name} on ${table}`));
}
