import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testPayload, unique } from '../../testing/testPayload.ts';
import { actOnNewDay } from './everyDay.ts';

const name = unique('daily');
let payload: Awaited<ReturnType<typeof testPayload>>;
beforeAll(async () => (payload = await testPayload()));

describe('Work of every day', () => {
  it('is done once on a new Swiss day, whoever looks, and again where it failed', async () => {
    const act = vi.fn(async () => undefined);
    const at = (time: string) => actOnNewDay(payload, { name, act }, new Date(time));
    await at('2026-03-01T21:00:00Z');
    await at('2026-03-01T22:59:00Z');
    expect(act).not.toHaveBeenCalled();
    await at('2026-03-01T23:01:00Z');
    await at('2026-03-02T12:00:00Z');
    expect(act).toHaveBeenCalledTimes(1);

    act.mockRejectedValueOnce(new Error('No disk'));
    await expect(at('2026-03-05T12:00:00Z')).rejects.toThrow('No disk');
    await at('2026-03-05T12:01:00Z');
    expect(act).toHaveBeenCalledTimes(3);
  });

  it('that is final waits a day where the clock leaps, so that one that is wrong deletes nothing', async () => {
    const act = vi.fn(async () => undefined);
    const work = { name: unique('purge'), act, isFinal: true };
    const at = (day: string) => actOnNewDay(payload, work, new Date(`${day}T12:00:00Z`));
    await at('2026-03-01');
    await at('2031-07-01');
    await at('2026-03-01');
    expect(act).not.toHaveBeenCalled();
    await at('2026-03-04');
    expect(act).toHaveBeenCalledTimes(1);
    await at('2026-06-04');
    expect(act).toHaveBeenCalledTimes(1);
    await at('2026-06-05');
    expect(act).toHaveBeenCalledTimes(2);
  });
});
