import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startLeadSite } from '../../tests/leadSite.ts';

let site: Awaited<ReturnType<typeof startLeadSite>>;
beforeAll(async () => {
  site = await startLeadSite();
});
afterAll(async () => {
  vi.useRealTimers();
  await site.stop();
});

test('a disk that refuses the hourly housekeeping and the reports ends nothing', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const full = () => {
    throw new Error('database or disk is full');
  };
  const tidy = vi.spyOn(site.leads.outbox, 'tidy').mockImplementation(full);
  const deadLetters = vi.spyOn(site.leads.outbox, 'deadLetters').mockImplementation(full);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { startLeads } = await import('./LeadService.ts');
  await startLeads();
  tidy.mockClear();
  // An error that a timer throws is thrown here.
  vi.advanceTimersByTime(3_600_000);
  for (let report = 0; report < 2; report++) await vi.advanceTimersByTimeAsync(5000);
  await new Promise((done) => setTimeout(done, 20));
  expect(tidy).toHaveBeenCalledTimes(1);
  expect(deadLetters.mock.calls.length).toBeGreaterThan(1);
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
