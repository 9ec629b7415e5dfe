import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LeadBackend } from '../../../tests/leadBackend.ts';
import { type BackendPost, backendPost } from '../http/postToBackend.ts';
import { DeadLetterReport } from './deadLetterReport.ts';
import { Outbox } from './outbox.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dead-letters-'));
const backend = new LeadBackend();
const secret = 'test-secret';
let post: BackendPost;
let outbox: Outbox;
let report: DeadLetterReport;
beforeAll(async () => {
  process.env['LEADS_SECRET'] = secret;
  post = backendPost(await backend.listen(), secret);
});
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  backend.keepsParts = true;
  outbox = new Outbox(':memory:');
  report = new DeadLetterReport({ outbox, post, dataDir });
});
afterEach(() => outbox.close());

/** So many dead letters, those of each hundred of one instant; answers their keys. */
function setAside(number: number): string[] {
  const keys = Array.from(
    { length: number },
    (_, index) => `key-${String(index).padStart(5, '0')}`,
  );
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [index, key] of keys.entries()) {
    vi.setSystemTime(Date.parse('2026-11-21T10:00:00Z') + Math.floor(index / 100));
    outbox.accept({
      key,
      brand: 'HIM',
      type: 'contact',
      lang: 'en',
      fields: { Email: `${key}@example.ch` },
      source: '/',
      received_at: new Date().toISOString(),
    });
    outbox.setAside(key, 'refused');
  }
  vi.useRealTimers();
  return keys;
}
/** Reports so many times; answers the keys of each report. */
async function sendTimes(times: number): Promise<string[][]> {
  const reports: string[][] = [];
  for (let time = 0; time < times; time++) {
    await report.send();
    reports.push(backend.deadLetters.map(({ key }) => key));
  }
  return reports;
}

test('more dead letters than one call takes are reported in parts, each of them, and then anew', async () => {
  const keys = setAside(450);
  expect(await sendTimes(4)).toEqual([
    keys.slice(0, 200),
    keys.slice(200, 400),
    keys.slice(400),
    keys.slice(0, 200),
  ]);
  expect(backend.lastReport).toMatchObject({ hasMore: true });
  expect(backend.lastReport?.after).toBeUndefined();
  await report.send();
  expect(backend.lastReport).toMatchObject({ hasMore: true, after: { key: keys[199] } });
});

test('those after the first 200 are erased and handed over again, too', async () => {
  const [first = '', ...others] = setAside(450);
  backend.erased.add(others[300] ?? '').add(others[448] ?? '');
  backend.again.add(others[301] ?? '');
  await sendTimes(3);
  expect(outbox.stats()).toMatchObject({ pending: 1, deadLetters: 447 });
  expect((await sendTimes(1))[0]?.[0]).toBe(first);
});

test('a last part whose leads have gone meanwhile is reported as empty, and then nothing', async () => {
  const keys = setAside(250);
  await sendTimes(1);
  outbox.erase(keys);
  expect(await sendTimes(1)).toEqual([[]]);
  expect(backend.lastReport?.after).toMatchObject({ key: keys[199] });
  expect(await sendTimes(1)).toEqual([[]]);
  expect(backend.lastReport?.after).toBeUndefined();
  backend.lastReport = undefined;
  await report.send();
  expect(backend.lastReport).toBeUndefined();
});

test('an empty report that meets a failing backend is sent again, until it is taken', async () => {
  backend.mood = 'error';
  await report.send();
  backend.mood = 'well';
  backend.lastReport = undefined;
  await report.send();
  expect(backend.lastReport).toMatchObject({ deadLetters: [] });
  backend.lastReport = undefined;
  await report.send();
  expect(backend.lastReport).toBeUndefined();
});

test('a backend that knows no parts is sent the oldest 200 each time', async () => {
  backend.keepsParts = false;
  const keys = setAside(450);
  expect(await sendTimes(2)).toEqual([keys.slice(0, 200), keys.slice(0, 200)]);
});

test('a disk that fails is no error of the report, and is tried again', async () => {
  setAside(1);
  vi.spyOn(outbox, 'deadLetters').mockImplementationOnce(() => {
    throw new Error('disk I/O error');
  });
  expect(await report.send()).toBe(0);
  expect(await sendTimes(1)).toEqual([['key-00000']]);
});
