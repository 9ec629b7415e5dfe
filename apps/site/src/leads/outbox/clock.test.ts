import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewLead } from './leadTypes.ts';
import { Outbox } from './outbox.ts';

let folder: string;
let outbox: Outbox;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clock-'));
  outbox = new Outbox(join(folder, 'spool.db'));
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  outbox.close();
  rmSync(folder, { recursive: true, force: true });
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const lead = (key: string): NewLead => ({
  key,
  brand: 'HIM',
  type: 'contact',
  lang: 'en',
  fields: { Name: 'Ana' },
  source: '/en/contact/',
  received_at: new Date().toISOString(),
});
const claimed = () => outbox.claim(50).map(({ key }) => key);

/** Around each of these instants clocks, days, months or years change. */
const turns = {
  'the beginning of summer time': '2027-03-28T01:00:00Z',
  'its end': '2027-10-31T01:00:00Z',
  "the year's end": '2026-12-31T23:00:00Z',
  'a leap day': '2028-02-29T00:00:00Z',
  'the end of a leap day': '2028-02-29T23:00:00Z',
};

test.each(Object.entries(turns))('around %s what waits is due when it was to be', (_, instant) => {
  const turn = Date.parse(instant);
  vi.setSystemTime(turn - minuteMs);
  outbox.accept(lead('key-0001'));
  expect(claimed()).toEqual(['key-0001']);
  outbox.postpone([['key-0001', turn + minuteMs]]);
  vi.setSystemTime(turn + minuteMs - 1);
  expect(claimed()).toEqual([]);
  vi.setSystemTime(turn + minuteMs);
  expect(claimed()).toEqual(['key-0001']);
  outbox.erase(['key-0001']);
  outbox.tidy();
  vi.setSystemTime(turn + 8 * minuteMs);
  expect(outbox.accept(lead('key-0001')).kind).toBe('known');
  vi.setSystemTime(turn + 29 * 24 * hourMs);
  outbox.tidy();
  // The key is still that of this content alone.
  expect(outbox.identify(lead('key-0001'))).toEqual({ key: 'key-0001' });
  expect(outbox.identify({ ...lead('key-0001'), lang: 'ru' }).key).not.toBe('key-0001');
});

test('a clock that goes back an hour holds leads up for that hour, and sends none twice', () => {
  const now = Date.parse('2027-10-31T01:00:00Z');
  vi.setSystemTime(now);
  for (const key of ['sent-0001', 'leased-01', 'later-001', 'new-00001']) outbox.accept(lead(key));
  expect(outbox.claim(3)).toHaveLength(3);
  outbox.erase(['sent-0001']);
  outbox.postpone([['later-001', now + minuteMs]]);
  vi.setSystemTime(now - hourMs);
  outbox.accept(lead('after-001'));
  expect(claimed()).toContain('after-001');
  outbox.erase(['after-001']);
  vi.setSystemTime(now + minuteMs);
  const rest = claimed().toSorted();
  expect(rest).toEqual(['later-001', 'leased-01', 'new-00001']);
  outbox.erase(rest);
  vi.setSystemTime(now + 24 * hourMs);
  expect(claimed()).toEqual([]);
});

test('a clock that goes ahead an hour makes what waits due, under the same key', () => {
  vi.setSystemTime('2027-03-28T01:00:00Z');
  outbox.accept(lead('key-0001'));
  expect(claimed()).toEqual(['key-0001']);
  vi.setSystemTime('2027-03-28T02:00:00Z');
  expect(claimed()).toEqual(['key-0001']);
  expect(outbox.accept(lead('key-0001')).kind).toBe('known');
  outbox.erase(['key-0001']);
  expect(claimed()).toEqual([]);
});

test('a clock that was a year ahead and is set right holds nothing up', () => {
  vi.setSystemTime('2028-03-28T01:00:00Z');
  for (const key of ['new-00001', 'later-001', 'leased-01']) outbox.accept(lead(key));
  outbox.postpone([['later-001', Date.now() + minuteMs]]);
  expect(outbox.claim(1)).toHaveLength(1);
  vi.setSystemTime('2027-03-28T01:00:00Z');
  expect(claimed().toSorted()).toEqual(['later-001', 'leased-01', 'new-00001']);
});

test('says of no lead that it has waited for less than no time', () => {
  vi.setSystemTime('2027-10-31T01:00:00Z');
  outbox.accept(lead('key-0001'));
  vi.setSystemTime('2027-10-31T00:00:00Z');
  expect(outbox.stats().oldestPendingSeconds).toBe(0);
});
