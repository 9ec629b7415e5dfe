import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';

const url = process.env['DATABASE_URL'];
const script = new URL('../../testing/processes/holdDuty.ts', import.meta.url).pathname;
const lapseMs = 1500;
const seekers: ChildProcess[] = [];
let lock = 900_000;

/** A process that seeks the duty, and what it says of it now. */
function seek() {
  const child = spawn(process.execPath, [script, url ?? '', String(lock), String(lapseMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  seekers.push(child);
  let said = '';
  child.stdout.on(
    'data',
    (chunk: Buffer) => (said = String(chunk).trim().split('\n').at(-1) ?? ''),
  );
  return { child, said: () => said };
}

const within = { timeout: 10_000, interval: 20 };

afterEach(() => {
  for (const child of seekers.splice(0)) child.kill('SIGKILL');
  lock += 1;
});

describe.skipIf(!url)('A duty of several processes', () => {
  it('is one process’s, and the next one’s when that is killed, told to end or stopped', async () => {
    const first = seek();
    await vi.waitFor(() => expect(first.said()).toBe('mine'), within);
    const second = seek();
    await vi.waitFor(() => expect(second.said()).toBe('not mine'), within);

    first.child.kill('SIGKILL');
    await vi.waitFor(() => expect(second.said()).toBe('mine'), within);

    const third = seek();
    await vi.waitFor(() => expect(third.said()).toBe('not mine'), within);
    second.child.kill('SIGSTOP');
    await vi.waitFor(() => expect(third.said()).toBe('mine'), within);
    second.child.kill('SIGCONT');
    await vi.waitFor(() => expect(second.said()).toBe('not mine'), within);
    expect(third.said()).toBe('mine');

    third.child.kill('SIGTERM');
    await vi.waitFor(() => expect(second.said()).toBe('mine'), within);
  });
});
