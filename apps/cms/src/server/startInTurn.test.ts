import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const module = new URL('startInTurn.ts', import.meta.url).href;

/** A process that says when it starts, and goes on starting until it is killed or told to end. */
function begin(dataDir: string) {
  const code = `const { startInTurn } = await import('${module}');
    await startInTurn(async () => {
      process.stdout.write('starts');
      await new Promise((done) => process.stdin.once('data', done));
    });
    process.exit(0);`;
  const env = { ...process.env, DATA_DIR: dataDir, SQLITE_FILE: join(dataDir, 'cms.db') };
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...env, DATABASE_URL: '' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}
type Child = ReturnType<typeof begin>;

const says = async (stream: Child['stdout']) => String((await once(stream, 'data'))[0]);

test('of processes that start at once on one file each waits for the one before, also where that is killed', {
  timeout: 60_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'starts-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const first = begin(dataDir);
  expect(await says(first.stdout)).toBe('starts');
  const second = begin(dataDir);
  expect(await says(second.stderr)).toBe(
    `Another process starts on ${join(dataDir, 'cms.db')}: waiting for it.\n`,
  );
  expect(second.stdout.readableLength).toBe(0);
  first.stdin.write('.');
  expect(await says(second.stdout)).toBe('starts');
  const third = begin(dataDir);
  await says(third.stderr);
  second.kill('SIGKILL');
  expect(await says(third.stdout)).toBe('starts');
});
