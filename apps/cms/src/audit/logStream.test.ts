import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { afterAll, expect, test, vi } from 'vitest';
import { isPostgres } from '../runtime/isPostgres.ts';
import { testPayload, unique } from '../testing/testPayload.ts';
import { appendRow } from './chain/appendRow.ts';
import { verifyChain } from './chain/verifyChain.ts';
import { sealsIn } from './logLine.ts';
import { copyNewRows, toFile } from './logStream.ts';

const payload = await testPayload();
const folder = mkdtempSync(join(tmpdir(), 'audit-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const detail = unique('streamed');
const append = async (times: number) => {
  for (let row = 0; row < times; row += 1)
    await appendRow(payload, { act: 'export', user: 7, detail }, undefined);
};
const sql = async (statement: string): Promise<void> => {
  if (isPostgres(payload)) await (payload.db as unknown as PostgresAdapter).pool.query(statement);
  else await (payload.db as unknown as SQLiteAdapter).client.execute(statement);
};
const verdict = (file: string) =>
  verifyChain(payload, { seals: sealsIn(readFileSync(file, 'utf8')) });

test('each row is one line, once, also after a restart that cut a line short; only this user reads it', async () => {
  const file = join(folder, 'audit.jsonl');
  await append(3);
  const { rows } = await verifyChain(payload);
  expect(await copyNewRows(payload, await toFile(file))).toBe(rows);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, '{"time":"2026-', { flag: 'a' });
  await append(2);
  const again = await toFile(file);
  expect([await copyNewRows(payload, again), await copyNewRows(payload, again)]).toEqual([2, 0]);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    sequence: rows + 2,
    act: 'export',
    detail,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(sealsIn(lines.join('\n')).size).toBe(rows + 2);
  expect(await verdict(file)).not.toHaveProperty('fault');
});

test('rows that are cut off the end are found by the lines, also where others took their numbers', async () => {
  const file = join(folder, 'cut.jsonl');
  await append(2);
  await copyNewRows(payload, await toFile(file));
  const { rows } = await verifyChain(payload);
  const cut = `where sequence > ${rows - 2}`;
  await sql(`update audit set sequence = -sequence ${cut}`);
  expect(await verifyChain(payload)).toMatchObject({ rows: rows - 2 });
  expect((await verdict(file)).fault).toBe(`Rows ${rows - 1} to ${rows} are missing.`);
  await sql('update audit set sequence = -sequence where sequence < 0');
  const other = readFileSync(file, 'utf8').replace(/"hash":"(.)/g, (_, digit) =>
    digit === 'a' ? '"hash":"b' : '"hash":"a',
  );
  writeFileSync(file, other);
  expect((await verdict(file)).fault).toMatch(/^Row \d+ is not the one that it was\.$/);
});

test('lines that are no rows are skipped; two different rows of one number are refused', () => {
  const [a, b] = ['a'.repeat(64), 'b'.repeat(64)];
  const row = (hash: string) => JSON.stringify({ sequence: 4, hash });
  expect([...sealsIn(`started\n${row(a)}\n{"level":30}\nnull\n7\n${row(a)}\n`)]).toEqual([[4, a]]);
  expect(() => sealsIn(`${row(a)}\n${row(b)}`)).toThrow('two different rows 4');
});

test.runIf(!isPostgres(payload))(
  'a process that appends alone asks the database for the last row once; one that another overtook goes on',
  async () => {
    await append(1);
    const find = vi.spyOn(payload.db, 'find');
    await append(5);
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
    // As another process would: a row that this one has not seen.
    const { rows, head } = await verifyChain(payload);
    const { noSeal, sealKey, rowHmac } = await import('./chain/seal.ts');
    const { payloadSecret } = await import('../runtime/env.ts');
    const previous = head.split(':')[1] ?? noSeal;
    const createdAt = new Date().toISOString();
    const foreign = { act: 'export', sequence: rows + 1, previous, createdAt } as const;
    const hash = rowHmac(foreign, sealKey(payloadSecret));
    await payload.db.create({ collection: 'audit', data: { ...foreign, hash } });
    await append(1);
    expect(await verifyChain(payload)).toMatchObject({ rows: rows + 2 });
  },
);
