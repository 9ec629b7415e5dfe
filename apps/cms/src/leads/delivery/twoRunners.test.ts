import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { handOver, lead, startCrm } from '../../testing/leads.ts';
import { testPayload } from '../../testing/testPayload.ts';

const cmsDir = path.resolve(import.meta.dirname, '../../..');
const runners: ChildProcess[] = [];
afterAll(() => {
  for (const runner of runners) runner.kill('SIGKILL');
});

/** A backend process that delivers to this CRM. */
function run(crmUrl: string): { readonly child: ChildProcess; readonly started: Promise<unknown> } {
  const child = spawn(process.execPath, ['src/testing/processes/runDeliveries.ts'], {
    cwd: cmsDir,
    env: {
      ...process.env,
      RUN_JOBS: '1',
      CRM_URL: crmUrl,
      CRM_TEST_URL: '',
      CRM_DAILY_BUDGET: '100000',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  runners.push(child);
  return { child, started: once(child.stdout, 'data') };
}

describe.skipIf(!process.env['DATABASE_URL'])('two backends that deliver', () => {
  it('send each of 200 enquiries once, also where the one that sends is killed', async () => {
    const payload = await testPayload();
    const sending = new Set<string>();
    let atOnce = 0;
    const crm = await startCrm(({ idempotency_key = '' }) => {
      if (sending.has(idempotency_key)) atOnce += 1;
      sending.add(idempotency_key);
      setTimeout(() => sending.delete(idempotency_key), 20);
      return { status: 200 };
    });
    const [first, second] = [run(crm.settings.url), run(crm.settings.url)];
    await Promise.all([first.started, second.started]);
    const leads = Array.from({ length: 200 }, () => lead());
    const hand = async (from: number) => handOver(payload, ...leads.slice(from, from + 50));
    for (const from of [0, 50, 100, 150]) await hand(from);
    await vi.waitFor(() => expect(crm.received.length).toBeGreaterThan(40), 60_000);
    // Which of the two has the duty nobody outside knows: the other one goes on in either case.
    first.child.kill('SIGKILL');
    await sleep(200);
    const third = run(crm.settings.url);
    await third.started;
    second.child.kill('SIGKILL');
    const delivered = async () =>
      (
        await payload.count({
          collection: 'leads',
          where: { state: { equals: 'delivered' } },
          overrideAccess: true,
        })
      ).totalDocs;
    await vi.waitFor(async () => expect(await delivered()).toBe(200), {
      timeout: 60_000,
      interval: 200,
    });
    await crm.close();
    const keys = crm.received.map(({ idempotency_key }) => idempotency_key);
    expect(new Set(keys)).toEqual(new Set(leads.map(({ key }) => key)));
    expect(atOnce).toBe(0);
    // What was on its way at a kill, at most four at each, goes again under its key.
    expect(keys.length).toBeLessThanOrEqual(200 + 8);
    const ended = once(third.child, 'exit');
    third.child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  }, 180_000);
});
