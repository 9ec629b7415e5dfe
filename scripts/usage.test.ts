import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forEachConcurrently } from './lib/forEachConcurrently.ts';
import { root } from './lib/paths.ts';

const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};
const maxMs = 10_000;

/** Runs a script of package.json in a data folder that doesn't exist. */
function call(command: string, ...args: string[]): Promise<{ status: number; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [...command.replace(/^(exec )?node /, '').split(' '), ...args],
      {
        cwd: root,
        env: { ...process.env, DATA_DIR: join(tmpdir(), 'concierge-usage', 'none') },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: maxMs,
      },
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk));
    child.on('close', (code) => resolve({ status: code ?? -1, said }));
  });
}

test.each([
  ['--help', 0],
  ['--nonsense', 1],
])(
  'every script of package.json answers %s with how it is called, and does nothing',
  async (flag, status) => {
    await forEachConcurrently(Object.entries(scripts), 3, async ([name, command]) => {
      const answer = await call(command, flag);
      const usage = new RegExp(`npm (run )?${name}\\b`);
      expect(answer, name).toEqual({ status, said: expect.stringMatching(usage) });
      expect(answer.said, name).not.toContain('\n    at ');
      if (status === 1) expect(answer.said.trimStart(), name).toMatch(/^[^\n]*--nonsense/);
    });
  },
  60_000,
);

test('the help of xliff says which pages --changed takes', async () =>
  expect((await call(scripts['xliff'] ?? '', '--help')).said).toMatch(
    /--changed: .*a text that is not translated/,
  ));

test.each([
  ['fonts', 'nonsense', '“nonsense” is no argument of this command.'],
  ['soak', '--minutes=long', '“long” is no number.'],
  ['attack', 'many', '“many” is no number.'],
  ['backup', '--to', "Option '--to <value>' argument missing."],
  ['faults', '--without=nothing', 'There is no part nothing; parts: networks, '],
  ['how-tos', 'nothing', 'There is no page docs/how-to/'],
  ['backup', `--to=${import.meta.filename}`, 'usage.test.ts is a file: say a folder'],
  ['pictures', '/nothing', '/nothing has no pictures of the seed'],
])('npm run %s with %s is refused in one sentence', async (name, argument, sentence) => {
  const { status, said } = await call(scripts[name] ?? '', argument);
  expect(said).toContain(sentence);
  expect(said).not.toContain('\n    at ');
  expect(status).toBe(1);
});
