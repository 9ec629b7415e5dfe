import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';

test.each(['verifyAudit.ts', 'rebuildSearch.ts'])(
  '%s has nothing to say about a database that is not there, and makes none',
  (script) => {
    const folder = mkdtempSync(join(tmpdir(), 'no-database-'));
    const { status, stderr } = spawnSync(process.execPath, [`${root}/scripts/backend/${script}`], {
      env: { PATH: process.env['PATH'], DATA_DIR: folder } as NodeJS.ProcessEnv,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^\nThere is no content database [^\n]+cms\.db: [^\n]+\.\n\n$/);
    expect(status).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  },
);
