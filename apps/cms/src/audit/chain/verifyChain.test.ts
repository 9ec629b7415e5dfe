import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { beforeAll, expect, test } from 'vitest';
import { isPostgres } from '../../runtime/isPostgres.ts';
import { testPayload, unique } from '../../testing/testPayload.ts';
import { appendRow } from './appendRow.ts';
import { readExpectation } from './readExpectation.ts';
import { verifyChain } from './verifyChain.ts';

const payload = await testPayload();
const sql = async (statement: string): Promise<void> => {
  if (isPostgres(payload)) await (payload.db as unknown as PostgresAdapter).pool.query(statement);
  else await (payload.db as unknown as SQLiteAdapter).client.execute(statement);
};
const detail = unique('planted');
let last = 0;
beforeAll(async () => {
  for (let row = 0; row < 6; row += 1)
    await appendRow(payload, { act: 'export', user: 7, detail }, undefined);
  last = (await verifyChain(payload)).rows;
});

/**
 * Plants a fault, says what is found, and mends it. Rows that come meanwhile, such as the end of a
 * window of refusals, take nothing away.
 */
async function found(plant: string[], mend: string[]): Promise<string | undefined> {
  for (const statement of plant) await sql(statement);
  const { fault } = await verifyChain(payload);
  for (const statement of mend) await sql(statement);
  const mended = await verifyChain(payload);
  expect(mended).not.toHaveProperty('fault');
  expect(mended.rows).toBeGreaterThanOrEqual(last);
  return fault;
}
const at = (place: number): string => `where sequence = ${place}`;
const move = (place: number, to: number) => `update audit set sequence = ${to} ${at(place)}`;

test.each([
  ['user', '"user" = 8', '"user" = 7'],
  ['detail', "detail = ''", `detail = '${detail}'`],
  ['act', "act = 'read'", "act = 'export'"],
  ['address', "address = '10.0.0.1'", 'address = null'],
])('a row of which one changed the %s is named', async (_, changed, genuine) => {
  const row = last - 3;
  expect(
    await found(
      [`update audit set ${changed} ${at(row)}`],
      [`update audit set ${genuine} ${at(row)}`],
    ),
  ).toMatch(new RegExp(`^Row ${row} was changed`));
});

test('a missing row is named, in the middle, and at the end by the head of an earlier run', async () => {
  const row = last - 2;
  expect(await found([move(row, -1)], [move(-1, row)])).toBe(`Row ${row} is missing.`);
  const { head, rows: end } = await verifyChain(payload);
  const seals = readExpectation(head, undefined);
  await sql(move(end, -1));
  expect(await verifyChain(payload)).toMatchObject({ rows: end - 1 });
  expect((await verifyChain(payload, { seals })).fault).toBe(`Rows ${end} to ${end} are missing.`);
  await sql(move(-1, end));
  expect(await verifyChain(payload, { seals })).toMatchObject({ head });
});

test('a row in the wrong place is named, and where it belongs', async () => {
  const [a, b] = [last - 4, last - 1];
  expect(
    await found([move(a, -1), move(b, a), move(-1, b)], [move(a, -1), move(b, a), move(-1, b)]),
  ).toBe(`Row ${a} is in the wrong place: it was written as row ${b}.`);
});

const seal = '9f'.repeat(32);
const line = `${JSON.stringify({ sequence: 3, hash: 'ab'.repeat(32) })}\n`;

test.each([
  ['no head', '', undefined],
  ['a word for a head', 'zzz', undefined],
  ['a head cut short', `12:${seal.slice(1)}`, undefined],
  ['a row before the first', `-1:${seal}`, undefined],
  ['a log without lines', undefined, ''],
  ['a log of something else', undefined, '{"level":30}\nstarted\n'],
  ['a head that the log contradicts', `3:${seal}`, line],
  ['a log that contradicts itself', undefined, line + line.replace('ab', 'ba')],
])('%s, with which nothing missing would be found, is refused', (_, head, lines) => {
  expect(() => readExpectation(head, lines)).toThrow(/\.$/);
  expect(readExpectation(`12:${seal}\n`, line)).toHaveProperty('size', 2);
});
