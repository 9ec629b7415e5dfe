import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { expect, test } from 'vitest';
import { page, testPayload, unique } from '../../../testing/testPayload.ts';
import { sqliteFile } from '../../env.ts';
import { isPostgres } from '../../isPostgres.ts';
import { runSql } from '../runSql.ts';

const payload = await testPayload();
const processes = join(import.meta.dirname, '../../../testing/processes');

/** Another process that has the database for itself until it is told to end, and what it sees. */
async function hold() {
  const child = spawn(process.execPath, [join(processes, 'holdDatabase.ts'), sqliteFile]);
  const [newestPage] = await once(child.stdout, 'data');
  const letGo = async () => {
    child.stdin.end();
    await once(child, 'exit');
  };
  return { newestPage: Number(newestPage), letGo };
}

const settings = ['busy_timeout', 'synchronous', 'foreign_keys', 'secure_delete'];
const settingsNow = () =>
  Promise.all(
    settings.map(async (name) => Object.values((await runSql(payload, `pragma ${name}`))[0] ?? {})),
  );

test.skipIf(isPostgres(payload))(
  'while another process has the database for long, a save is refused, and what is saved afterwards stays',
  async () => {
    const { client } = payload.db as unknown as SQLiteAdapter;
    await client.execute('PRAGMA busy_timeout = 100');
    const before = await settingsNow();
    const { letGo } = await hold();
    const title = unique('While it is held');
    const saves = [page(payload, { title }), page(payload, { title })];
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await letGo();
    expect(await settingsNow()).toEqual(before);
    const { id } = await page(payload, { title: unique('Afterwards') });
    const other = await hold();
    await other.letGo();
    expect(other.newestPage).toBe(id);
    await client.execute('PRAGMA busy_timeout = 5000');
  },
);
