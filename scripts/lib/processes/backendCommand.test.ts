import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';

const noDatabase = /^\nThere is no content database [^\n]+cms\.db: [^\n]+\.\n\n$/;

test.each([
  ['verifyAudit.ts', [], noDatabase],
  ['rebuildSearch.ts', [], noDatabase],
  ['import.ts', ['redirects'], /^\nSay where from: /],
  ['import.ts', ['drupal'], /^\nSay where from: /],
  ['import.ts', ['redirects', '/nowhere.csv'], /^\nThere is no \/nowhere\.csv\.\n\n$/],
  ['import.ts', ['wordpress', '/nowhere.xml', '--brand', 'HIM'], /^\nThere is no \/nowhere\.xml/],
  ['import.ts', ['/nowhere'], /^\nThere is no \/nowhere\.\n\n$/],
  ['import.ts', [import.meta.dirname], /^\n[^\n]+ is no export of Concierge[^\n]*\n\n$/],
  ['import.ts', ['drupal', 'http://127.0.0.1:9', '--brand', 'HIM'], noDatabase],
])(
  '%s %j says what is wrong where there is no database, and makes none',
  (script, args, sentence) => {
    const folder = mkdtempSync(join(tmpdir(), 'no-database-'));
    const command = [`${root}/scripts/backend/${script}`, ...args];
    const { status, stderr } = spawnSync(process.execPath, command, {
      env: { PATH: process.env['PATH'], DATA_DIR: folder } as NodeJS.ProcessEnv,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(sentence);
    expect(status).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  },
);
