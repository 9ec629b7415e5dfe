import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

const good = 'pK9v2mZr6QbT4xLw8NsY1cHd5FgJ3eRu';
let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'concierge-secrets-'));
  file = join(folder, 'secrets.json');
});

/** The secrets of a process with this environment, or what it says when it refuses. */
function start(env: Record<string, string> = {}): Record<string, string> | string {
  const script = `
    import { loadSecrets } from ${JSON.stringify(import.meta.resolve('./secrets.ts'))};
    process.stdout.write(JSON.stringify(loadSecrets(${JSON.stringify(folder)})));`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script],
    { env: env as NodeJS.ProcessEnv, encoding: 'utf8' },
  );
  return status === 0 ? JSON.parse(stdout) : stderr;
}
const stored = () => JSON.parse(readFileSync(file, 'utf8'));

test('secrets are made once; one of the environment is used, and never replaces a kept one', () => {
  const first = start();
  expect(start()).toEqual(first);
  expect(start({ PAYLOAD_SECRET: good })).toMatchObject({ PAYLOAD_SECRET: good });
  expect(stored()).toEqual(first);
  expect(start()).toEqual(first);
});

test('one of the environment is kept where there is none', () => {
  start({ PAYLOAD_SECRET: good });
  expect(start()).toMatchObject({ PAYLOAD_SECRET: good });
});

test('a guessable one is refused before anything is kept, and leaves what is kept', () => {
  const refusal = /^\nPAYLOAD_SECRET has 5 characters\.[^\n]+\n\n$/;
  expect(start({ PAYLOAD_SECRET: 'short' })).toMatch(refusal);
  expect(() => stored()).toThrow('ENOENT');
  const first = start();
  expect(start({ PAYLOAD_SECRET: 'short' })).toMatch(refusal);
  expect(start()).toEqual(first);
});

test.each([
  ['no JSON', () => writeFileSync(file, '{"PAYLOAD_SECRET": "a')],
  ['a list', () => writeFileSync(file, '[1]')],
  ['a folder', () => mkdirSync(file)],
])('a file that is %s is one sentence that names it', (_, breakIt) => {
  breakIt();
  expect(start()).toMatch(new RegExp(`^\n${file} holds no secrets [^\n]+\n\n$`));
});
