import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Outbox } from './outbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'passes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a captcha pass that one process has taken is used for every process of the machine', async () => {
  const file = join(folder, 'spool.db');
  const [one, other] = [new Outbox(file), new Outbox(file)];
  const until = Date.now() + 60_000;
  expect([
    one.use('a', until),
    other.use('a', until),
    other.use('b', until),
    one.use('b', until),
  ]).toEqual([true, false, true, false]);
  const lead = {
    brand: 'HIM',
    type: 'contact',
    lang: 'en',
    fields: {},
    consent: { version: '1', at: '' },
    source: '/',
    received_at: '',
  } as const;
  const pass = { id: 'c', until };
  expect([
    (await one.acceptTogether({ ...lead, key: 'k1' }, pass)).kind,
    (await other.acceptTogether({ ...lead, key: 'k2' }, pass)).kind,
  ]).toEqual(['stored', 'replayed']);
  one.close();
  other.close();
});
