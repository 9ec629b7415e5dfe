import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startLeadSite } from '../../../tests/leadSite.ts';

let site: Awaited<ReturnType<typeof startLeadSite>>;
beforeAll(async () => {
  site = await startLeadSite();
});
afterAll(async () => {
  vi.useRealTimers();
  await site.stop();
});

const full = '{"school":"HIM","date":"2027-01-11","time":"09:00"}';
const twentyTimes = () =>
  Promise.all(Array.from({ length: 20 }, async () => (await site.get('/api/slots')).text));

test('twenty visitors at the same time are one question to the backend, also while it is away', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T12:00:00Z') });
  site.backend.full.add(full);
  const answers = new Set(await twentyTimes());
  expect([[...answers].map((text) => JSON.parse(text)), site.backend.slotCalls]).toEqual([
    [{ weekends: false, full: [JSON.parse(full)] }],
    1,
  ]);
  site.backend.mood = 'down';
  vi.advanceTimersByTime(16_000);
  for (let round = 0; round < 3; round += 1) expect(new Set(await twentyTimes())).toEqual(answers);
  expect(site.backend.slotCalls).toBe(2);
  site.backend.mood = 'well';
  site.backend.full.clear();
  vi.advanceTimersByTime(16_000);
  expect(JSON.parse((await twentyTimes())[0] ?? '').full).toEqual([]);
});
