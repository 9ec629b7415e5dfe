import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';

/**
 * A process that starts another one and prints its id; then `how` says how it goes on. `here` is
 * the module under test.
 */
const starter = (how: string) => `
  import { spawn } from 'node:child_process';
  import * as here from ${JSON.stringify(import.meta.resolve('./children.ts'))};
  const { fail } = await import(${JSON.stringify(import.meta.resolve('../fail.ts'))});
  const begin = () => {
    // It takes its time to end, as a server that drains.
    const code = "process.on('SIGTERM', () => setTimeout(process.exit, 300)); setInterval(() => {}, 1000)";
    console.log(here.endWithThis(spawn(process.execPath, ['-e', code], { stdio: 'ignore' })).pid);
  };
  const forever = () => new Promise(() => setInterval(() => {}, 1000));
  ${how}`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ['a start that fails', "await here.stopOnFailure(async () => { begin(); throw 'no'; })", 1],
  ['one sentence', "begin(); fail('A sentence.');", 1],
  ['an error that nobody catches', "begin(); throw new Error('a fault');", 1],
  ['SIGINT, twice', 'begin(); here.beforeEnd(() => { process.exitCode = 7; }); await forever()', 7],
  ['SIGTERM', 'begin(); await forever()', 143],
  [
    'SIGTERM in a start',
    'await here.stopOnFailure(async () => { begin(); await forever(); })',
    143,
  ],
  ['SIGHUP', 'await here.stopOnFailure(async () => { begin(); await forever(); })', 129],
])('%s leaves no process behind', async (name, how, status) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', starter(how)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  expect(pid).toBeGreaterThan(1);
  const [, signal] = /^(SIG\w+)/.exec(name) ?? [];
  if (signal) child.kill(signal as NodeJS.Signals);
  if (name.includes('twice')) child.kill(signal as NodeJS.Signals);
  expect((await ended)[0]).toBe(status);
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 30_000);
});
