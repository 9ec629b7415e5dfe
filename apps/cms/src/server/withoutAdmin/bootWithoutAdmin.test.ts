import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { leadsSecret } from '../../runtime/env.ts';
import { fromSite, inbox, lead } from '../../testing/leads.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { quickCalls } from '../quickCalls/quickCalls.ts';
import { answerWithoutAdmin } from './answerWithoutAdmin.ts';
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

test('pages have their pictures, and the admin says that it is being built', async () => {
  const server = createServer(answerWithoutAdmin).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const where = { filename: { equals: 'alps-dawn.jpg' } };
  const { docs } = await payload.find({ collection: 'media', where, overrideAccess: true });
  const url = `${origin}/api/media/file/alps-dawn.jpg`;
  const picture = await fetch(url, { headers: { authorization: `Bearer ${leadsSecret}` } });
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await picture.arrayBuffer()).byteLength).toBe(docs[0]?.filesize);
  for (const other of [url, `${origin}/admin`, `${origin}/api/users/me`]) {
    const { status, headers } = await fetch(other);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  }
  server.close();
});
