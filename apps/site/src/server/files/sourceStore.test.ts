import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { SourceStore } from './sourceStore.ts';

/** A backend with one picture, whose bucket may fail. */
const picture = Buffer.alloc(200_000, 7);
let fault: 'none' | 'error' | 'cut' = 'none';
const backend = createServer((_request, response) => {
  if (fault === 'error') return void response.writeHead(500).end('Internal Server Error');
  response.writeHead(200, { 'content-type': 'image/png', 'content-length': picture.length });
  if (fault === 'none') return void response.end(picture);
  response.write(picture.subarray(0, 50_000), () => response.destroy());
}).listen(0, '127.0.0.1');
await once(backend, 'listening');
const api = `http://127.0.0.1:${(backend.address() as AddressInfo).port}/api`;
const folder = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => {
  vi.useRealTimers();
  backend.close();
  rmSync(folder, { recursive: true, force: true });
});

const question = (name: string) => ({ name, version: undefined, ip: '192.0.2.7' });

test('a picture that is on the disk is shown while the bucket behind the backend fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const store = new SourceStore(folder, api);
  await store.get(question('lake.png'));
  for (const next of ['error', 'cut', 'error'] as const) {
    fault = next;
    vi.setSystemTime(Date.now() + 3_600_000);
    const source = await store.get(question('lake.png'));
    expect(readFileSync(source?.path ?? '')).toEqual(picture);
    await new Promise((done) => setTimeout(done, 100));
  }
  // Another process of the site begins with what lies on the disk.
  const after = await new SourceStore(folder, api).get(question('lake.png'));
  expect(readFileSync(after?.path ?? '')).toEqual(picture);
  vi.useRealTimers();
});

test('a picture that was asked for while the clock was ahead is asked for again once it is right', async () => {
  const store = new SourceStore(folder, api);
  fault = 'none';
  const before = await store.get(question('peak.png'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 });
  picture.fill(9);
  await store.get(question('peak.png'));
  await vi.waitFor(
    async () => expect((await store.get(question('peak.png')))?.etag).not.toBe(before?.etag),
    30_000,
  );
  vi.useRealTimers();
});

test('a picture that breaks off is not kept, and comes whole once the bucket works', async () => {
  const store = new SourceStore(folder, api);
  fault = 'cut';
  const before = readdirSync(folder);
  await expect(store.get(question('hill.png'))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(before);
  fault = 'none';
  const source = await store.get(question('hill.png'));
  expect(readFileSync(source?.path ?? '')).toEqual(picture);
});

test('a file that is used has the date of its use, and with it what is known of it', async () => {
  const store = new SourceStore(folder, api);
  const { path = '' } = (await store.get(question('film.png'))) ?? {};
  for (const file of [path, `${path}.json`]) utimesSync(file, 1, 1);
  await store.get(question('film.png'));
  for (const file of [path, `${path}.json`])
    expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(60_000);
});
