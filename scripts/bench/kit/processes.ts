import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from '../../lib/paths.ts';
import { endWithThis } from '../../lib/processes/children.ts';

export interface Started {
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a process of the benchmarks and waits until an address answers, at most half a minute. */
export async function startProcess(
  args: readonly string[],
  env: Record<string, string>,
  url: string,
  cwd: string = root,
): Promise<Started> {
  const child = endWithThis(
    spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' }),
  );
  for (
    const deadline = Date.now() + 30_000;
    Date.now() < deadline;
    await new Promise((done) => setTimeout(done, 50))
  ) {
    if (child.exitCode !== null) break;
    if (await fetch(url, { method: 'HEAD' }).catch(() => undefined))
      return { pid: child.pid ?? 0, stop: () => end(child) };
  }
  await end(child);
  throw new Error(`${args.join(' ')} did not answer on ${url}`);
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });
}

/** Seconds of processor time that a process has used, all its threads included. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
