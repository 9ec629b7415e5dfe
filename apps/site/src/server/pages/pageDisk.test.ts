import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { PageDisk } from './pageDisk.ts';

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
