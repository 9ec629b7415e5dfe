import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testPayload } from '../../../testing/testPayload.ts';
import { isPostgres } from '../../isPostgres.ts';
import { runSql } from '../runSql.ts';

const payload = await testPayload();
const script = join(import.meta.dirname, '../../../testing/processes/migrateAndDie.ts');

function migrate(...args: string[]): string {
  const { signal, status, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
  });
  return signal ?? (status === 0 ? 'migrated' : stderr);
}
const read = async (sql: string) => (await runSql(payload, sql)).map(({ name }) => name).toSorted();
const tables = () => read("select name from sqlite_master where name like 'made!_%' escape '!'");
const rows = () => read("select name from payload_migrations where name like '2099%'");

test.skipIf(isPostgres(payload))(
  'a start that is killed amid its migrations leaves the database as it was, and the next one applies them all',
  async () => {
    expect(migrate('die')).toBe('SIGKILL');
    expect([await tables(), await rows()]).toEqual([[], []]);
    expect(migrate()).toBe('migrated');
    expect(await tables()).toEqual(['made_first', 'made_second', 'made_third']);
    expect(await rows()).toEqual(['20990101_first', '20990102_second']);
    // What is applied is left alone.
    expect(migrate()).toBe('migrated');
  },
);
