import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { log } from '../runtime/log.ts';
import { dropFormerPages } from './dropFormerPages.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, rm: vi.fn(real.rm) };
});
const folder = mkdtempSync(join(tmpdir(), 'former-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file that was written so many days ago. */
function write(name: string, days: number): void {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, '');
  const at = Date.now() / 1000 - days * 86_400;
  utimesSync(path, at, at);
}

test('pages that no build has written for a week go; own ones, newer ones and what is none stay', async () => {
  write('own/pages.db', 30);
  write('former/pages.db', 8);
  write('former/pages.db-wal', 8);
  write('rollback/pages.db', 6);
  write('running/pages.db', 30);
  write('running/pages.db-wal', 1);
  write('other/file', 30);
  write('shells.json', 30);
  await dropFormerPages(folder, 'own');
  expect(readdirSync(folder).toSorted()).toEqual([
    'other',
    'own',
    'rollback',
    'running',
    'shells.json',
  ]);
});

test('a folder that is not there or refuses is a line in the log and no error', async () => {
  write('refusing/pages.db', 30);
  const warned = vi.spyOn(log, 'warn').mockReturnValue();
  vi.mocked(rm).mockRejectedValueOnce(Object.assign(new Error('read-only'), { code: 'EROFS' }));
  await dropFormerPages(folder, 'own');
  await dropFormerPages(join(folder, 'nowhere'), 'own');
  expect(warned).toHaveBeenCalledTimes(2);
  warned.mockRestore();
});
