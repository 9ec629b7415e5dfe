import { expect, test } from 'vitest';
import { Random } from '../../../scripts/fuzz/Random.ts';
import { Disk } from './Disk.ts';
import type { DiskEvent } from './DiskEvent.ts';
import { readTrace } from './readTrace.ts';

/** What may be left of `/d/file` after these calls: its texts, or `gone`. */
function leftAfter(trace: string): Set<string> {
  const left = new Set<string>();
  const events: DiskEvent[] = readTrace(trace, '/d');
  for (let cut = 0; cut < 200; cut += 1) {
    const disk = new Disk();
    for (const event of events) disk.apply(event);
    left.add(disk.cut(new Random(1, cut)).get('/d/file')?.toString() ?? 'gone');
  }
  return left;
}

const create =
  '1 openat(AT_FDCWD</>, "\\x2f\\x64\\x2f\\x66\\x69\\x6c\\x65", O_RDWR|O_CREAT) = 9</d/file>';
const write = '1 pwrite64(9</d/file>, "\\x61\\x62", 2, 0) = 2';
const [syncFile, syncFolder] = ['1 fsync(9</d/file>) = 0', '1 fsync(8</d>) = 0'];

test('keeps bytes that were synced in a folder that was synced', () => {
  const trace = [create, write, syncFile, syncFolder].join('\n');
  expect(leftAfter(trace)).toEqual(new Set(['ab']));
});

test('loses a name without a sync of its folder, and bytes without one of the file', () => {
  expect(leftAfter([create, write, syncFile].join('\n'))).toEqual(new Set(['ab', 'gone']));
  const unsynced = leftAfter([create, syncFolder, write].join('\n'));
  expect(unsynced).toEqual(new Set(['ab', '', '\0\0']));
});

test('does not take a failed sync for one, nor one for a write that began after it', () => {
  const failed = '1 fsync(9</d/file>) = -1 EIO (Input/output error)';
  expect(leftAfter([create, syncFolder, write, failed].join('\n')).size).toBe(3);
  const late = ['2 fdatasync(9</d/file> <unfinished ...>', write, '2 <... fdatasync resumed>) = 0'];
  expect(leftAfter([create, syncFolder, ...late].join('\n')).size).toBe(3);
});
