import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from '../../../scripts/lib/fail.ts';

/** A file system of its own, in memory, that can be filled to its last byte; needs root. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'small-disk-'));

  constructor(megabytes: number) {
    const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder];
    if (spawnSync('mount', mount).status !== 0) fail('This needs root, to mount a small disk.');
    mkdirSync(join(this.folder, 'data'));
  }

  /** Leaves no byte free. */
  fill(): void {
    for (const size of [2 ** 20, 4096])
      try {
        for (;;) appendFileSync(this.#filler, Buffer.alloc(size, 1));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
  }

  /** As it was when it was new. */
  empty(): void {
    rmSync(join(this.folder, 'data'), { recursive: true });
    mkdirSync(join(this.folder, 'data'));
  }

  free(): void {
    rmSync(this.#filler, { force: true });
  }

  remove(): void {
    spawnSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }
}
