import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packFolder } from './packFolder.ts';

test('what was built under a strict umask is in the archive for every user, and is root’s', async () => {
  const home = mkdtempSync(join(tmpdir(), 'pack-'));
  try {
    mkdirSync(join(home, 'product/dist'), { recursive: true, mode: 0o700 });
    writeFileSync(join(home, 'product/dist/entry.mjs'), '', { mode: 0o600 });
    writeFileSync(join(home, 'product/run.sh'), '', { mode: 0o700 });
    await packFolder(home, 'product', join(home, 'product.tar.gz'));
    const { stdout } = spawnSync(
      'tar',
      ['--numeric-owner', '-tvzf', join(home, 'product.tar.gz')],
      {
        encoding: 'utf8',
      },
    );
    for (const line of [
      /^drwxr-xr-x +0[/ ]0 .*product\/dist\/$/m,
      /^-rw-r--r-- +0[/ ]0 .*entry\.mjs$/m,
      /^-rwxr-xr-x +0[/ ]0 .*run\.sh$/m,
    ])
      expect(stdout).toMatch(line);
  } finally {
    rmSync(home, { recursive: true });
  }
});
