import type { Payload } from 'payload';
import { runSql } from '../runtime/database/runSql.ts';
import { isPostgres } from '../runtime/isPostgres.ts';

/**
 * Does something while the database refuses an `event` ("update on mails") for rows of a condition
 * on `new` or `old`.
 */
export async function whileRefused<T>(
  payload: Payload,
  event: string,
  when: string,
  act: () => Promise<T>,
): Promise<T> {
  const name = 'refused_by_a_test';
  const run = (sql: string) => runSql(payload, sql);
  if (isPostgres(payload)) {
    await run(
      `create or replace function ${name}() returns trigger language plpgsql
       as $$ begin raise exception 'refused'; end $$`,
    );
    await run(
      `create trigger ${name} before ${event} for each row when (${when})
       execute function ${name}()`,
    );
  } else
    await run(
      `create trigger ${name} before ${event} when ${when}
       begin select raise(abort, 'refused'); end`,
    );
  try {
    return await act();
  } finally {
    const table = event.split(' ').at(-1);
    await run(`drop trigger ${name} ${isPostgres(payload) ? `on ${table}` : ''}`);
  }
}
