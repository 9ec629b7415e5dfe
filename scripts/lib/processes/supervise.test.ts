import { spawn } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { stop } from './children.ts';
import { supervise } from './supervise.ts';

const run = (code: string) => spawn(process.execPath, ['-e', code], { stdio: 'ignore' });
const long = () => run('setInterval(() => {}, 1000)');

test('a server that ends is started again, later each time, until it is told to end', async () => {
  const said: string[] = [];
  const starts: number[] = [];
  const begun = Date.now();
  const restart = () => {
    starts.push(Date.now() - begun);
    return starts.length < 3 ? run('process.exit(7)') : long();
  };
  const watched = supervise('site', run('process.exit(7)'), restart, (line) => said.push(line), {
    firstPauseMs: 100,
    maxPauseMs: 200,
    resetAfterMs: 60_000,
  });
  await vi.waitFor(() => expect(starts).toHaveLength(3), 10_000);
  expect(said[0]).toBe(
    'The site ended by itself (status 7); it is started again in 0.1 s. Its last lines say why.',
  );
  expect(said.map((line) => line.match(/in ([\d.]+) s/)?.[1])).toEqual(['0.1', '0.2', '0.2']);
  watched.release();
  await stop(watched.child());
  expect(said).toHaveLength(3);
});

test('one that was killed comes again; a pause that is running is broken off', async () => {
  const said: string[] = [];
  const starts: unknown[] = [];
  const killed = long();
  const watched = supervise(
    'backend',
    killed,
    () => {
      starts.push(1);
      return long();
    },
    (line) => said.push(line),
    { firstPauseMs: 60_000, maxPauseMs: 60_000, resetAfterMs: 0 },
  );
  killed.kill('SIGKILL');
  await vi.waitFor(() => expect(said).toHaveLength(1), 10_000);
  expect(said[0]).toContain('(SIGKILL)');
  watched.release();
  expect(starts).toEqual([]);
});

test('a restart that the machine refuses, at once or a little later, is tried again', async () => {
  const said: string[] = [];
  const attempts = [
    () => {
      throw new Error('spawn EAGAIN');
    },
    () => spawn('/nowhere/node', [], { stdio: 'ignore' }),
    long,
  ];
  const watched = supervise(
    'site',
    run('process.exit(7)'),
    () => (attempts.shift() ?? long)(),
    (line) => said.push(line),
    { firstPauseMs: 20, maxPauseMs: 40, resetAfterMs: 60_000 },
  );
  await vi.waitFor(() => expect(attempts).toEqual([]), 10_000);
  expect(watched.child().pid).toBeGreaterThan(0);
  expect(said.slice(1)).toEqual([
    "The site can't be started; it is started again in 0.04 s. spawn EAGAIN.",
    "The site can't be started; it is started again in 0.04 s. spawn /nowhere/node ENOENT.",
  ]);
  watched.release();
  await stop(watched.child());
});
