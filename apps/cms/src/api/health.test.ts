import { afterEach, expect, test, vi } from 'vitest';
import { newestChange } from '../runtime/database/database.ts';
import { testPayload } from '../testing/testPayload.ts';
import { handleHealth } from './health.ts';

const payload = await testPayload();
afterEach(() => vi.unstubAllEnvs());

async function ask(authorization?: string): Promise<unknown> {
  const request = new Request(
    'http://localhost/api/health',
    authorization === undefined ? {} : { headers: { authorization } },
  );
  return (await handleHealth(payload, request)).json();
}

test('health tells strangers nothing but that all is well', async () => {
  expect([await ask(), await ask('Bearer '), await ask('Bearer undefined')]).toEqual(
    Array(3).fill({ ok: true }),
  );
  vi.stubEnv('HEALTH_TOKEN', 'a-token-of-health');
  expect([await ask(), await ask('Bearer '), await ask('a-token-of-health')]).toEqual(
    Array(3).fill({ ok: true }),
  );
  const change = await newestChange(payload);
  expect(change).toBeGreaterThan(0);
  expect(await ask('Bearer a-token-of-health')).toEqual({ ok: true, change });
});
