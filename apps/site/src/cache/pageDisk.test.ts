import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { log } from '../runtime/log.ts';
import { PageDisk } from './pageDisk.ts';
import { makeEntry } from './pageEntry.ts';
import { instant, Purges } from './purges.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-disk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('purges that the disk refuses are no error, and are written with the next ones', () => {
  const disk = new PageDisk(folder, 1e6);
  disk.advance(1, ['a'], 10);
  const fault = new DatabaseSync(join(folder, 'pages.db'));
  fault.exec(
    "CREATE TRIGGER refusal BEFORE INSERT ON facts BEGIN SELECT RAISE(ABORT, 'disk full'); END",
  );
  disk.advance(2, ['a', 'b'], 20);
  expect(disk.position()).toBe(1);
  expect(disk.purges()).toEqual([['a', 10]]);
  fault.exec('DROP TRIGGER refusal');
  fault.close();
  disk.advance(3, ['c'], 30);
  disk.close();
  const next = new PageDisk(folder, 1e6);
  expect(next.position()).toBe(3);
  expect(Object.fromEntries(next.purges())).toEqual({ a: 20, b: 20, c: 30 });
  next.close();
});

const page = (renderedAt: number, tags: readonly string[] = []) =>
  makeEntry({ status: 200, own: [], tags, renderedAt, freshFor: 1000 }, Buffer.from('a page'));

test('a page rendered by a clock that was a day ahead is stale, and a purge by it does not outlast the start', async () => {
  const ahead = instant() + 86_400_000;
  const disk = new PageDisk(mkdtempSync(join(folder, 'ahead-')), 1e6);
  disk.set('a', await page(ahead));
  disk.advance(1, ['news'], ahead);
  disk.flush();
  const purges = new Purges(disk.purges());
  expect(purges.isCurrent([], disk.get('a')?.renderedAt ?? Number.NaN)).toBe(false);
  await sleep(2);
  expect(purges.isCurrent(['news'], instant())).toBe(true);
  disk.close();
});

test('a damaged page is none, and a disk that refuses to delete it is no error; one line says so', async () => {
  const own = mkdtempSync(join(folder, 'damaged-'));
  const disk = new PageDisk(own, 1e6);
  for (const key of ['a', 'b']) disk.set(key, await page(10));
  disk.flush();
  const fault = new DatabaseSync(join(own, 'pages.db'));
  fault.exec("UPDATE pages SET tags = '[' WHERE key = 'a'");
  fault.exec(
    "CREATE TRIGGER refusal BEFORE DELETE ON pages BEGIN SELECT RAISE(ABORT, 'disk full'); END",
  );
  fault.close();
  const logged = vi.spyOn(log, 'error').mockReturnValue();
  expect(disk.get('a')).toBeUndefined();
  disk.delete('a');
  expect(disk.get('b')?.status).toBe(200);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
  disk.close();
});

test('where the purges can not be read everything counts as purged', async () => {
  const own = mkdtempSync(join(folder, 'purges-'));
  const disk = new PageDisk(own, 1e6);
  const fault = new DatabaseSync(join(own, 'pages.db'));
  fault.exec('DROP TABLE purges; DROP TABLE facts');
  fault.close();
  vi.spyOn(log, 'error').mockReturnValue();
  const renderedAt = instant();
  expect(new Purges(disk.purges()).isCurrent([], renderedAt)).toBe(false);
  expect(disk.position()).toBeUndefined();
  disk.close();
  vi.restoreAllMocks();
});
