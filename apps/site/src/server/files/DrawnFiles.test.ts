import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DrawnFiles } from './DrawnFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'drawn-'));
const files = new DrawnFiles(folder);
let drawings = 0;
const server = createServer((request, response) => {
  void files.serve(request, response, {
    name: 'card.jpg',
    kind: 'card',
    brand: 'HIM',
    draw: async (path) => {
      drawings += 1;
      await sleep(50);
      await writeFile(path, 'card');
    },
    etag: () => 'card',
    type: 'image/jpeg',
    lifetime: 'forever',
  });
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});
const load = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

test('many requests for a new picture share one drawing, and none is refused', async () => {
  const answers = await Promise.all(Array.from({ length: 150 }, load));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(drawings).toBe(1);
});

test('a picture that is shown again has the date of its use', async () => {
  utimesSync(join(folder, 'card.jpg'), 1, 1);
  expect((await load()).status).toBe(200);
  expect(Date.now() - statSync(join(folder, 'card.jpg')).mtimeMs).toBeLessThan(60_000);
});
