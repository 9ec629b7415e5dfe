import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pause } from '../Victim.ts';

/**
 * Makes calls of a running process on one SQLite database fail, as strace's `inject` says, e.g.
 * `fsync,fdatasync:error=EIO:when=1+3`. `end` lets the disk work again and answers how many calls
 * failed.
 */
export async function injectFault(pid: number, database: string, injection: string) {
  const [calls = ''] = injection.split(':');
  const files = ['', '-wal', '-shm', '-journal'].flatMap((end) => ['-P', `${database}${end}`]);
  const what = ['-e', `trace=${calls}`, '-e', `inject=${injection}`];
  const strace = spawn('strace', ['-f', '-p', String(pid), ...what, ...files], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let failed = 0;
  strace.stderr.on(
    'data',
    (chunk: Buffer) => (failed += String(chunk).split('(INJECTED)').length - 1),
  );
  await pause(500);
  return {
    async end(): Promise<number> {
      const exited = once(strace, 'exit');
      strace.kill('SIGINT');
      await exited;
      return failed;
    },
  };
}
