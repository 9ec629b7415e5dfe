import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromSite, inbox, lead } from '../../testing/leads.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { quickCalls } from '../quickCalls/quickCalls.ts';
import { bootWithoutAdmin } from './bootWithoutAdmin.ts';

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const payload = await testPayload();

test('sites have every call of the contract that stands under one path, and enquiries arrive', async () => {
  await bootWithoutAdmin();
  const { paths }: Description = JSON.parse(
    readFileSync(new URL('../../../../../docs/openapi.json', import.meta.url), 'utf8'),
  );
  const described = Object.entries(paths)
    .filter(([path]) => !path.includes('{'))
    .flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} /api${path}`),
    );
  expect(described.length).toBeGreaterThan(8);
  expect([...quickCalls.keys()]).toEqual(expect.arrayContaining(described));
  const health = await quickCalls.get('GET /api/health')?.(
    new Request('http://localhost/api/health'),
  );
  expect(health?.status).toBe(200);
  const sent = lead();
  const taken = await quickCalls.get('POST /api/leads')?.(fromSite('leads', { leads: [sent] }));
  expect(taken?.status).toBe(200);
  expect(await inbox(payload, sent.key)).toHaveLength(1);
});
