import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { sweepFolder } from './sweep.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, rm: vi.fn(real.rm) };
});
const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what was used longest ago is deleted; what the disk refuses to delete stays, without an error', async () => {
  for (const [index, name] of ['oldest', 'old', 'new'].entries()) {
    writeFileSync(join(folder, name), Buffer.alloc(100));
    utimesSync(join(folder, name), index + 1, index + 1);
  }
  vi.mocked(rm).mockRejectedValueOnce(Object.assign(new Error('read-only'), { code: 'EROFS' }));
  await sweepFolder(folder, 250);
  expect(readdirSync(folder).toSorted()).toEqual(['new', 'oldest']);
});
