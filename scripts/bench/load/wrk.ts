import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fail } from '../../lib/fail.ts';
import { aptInstall } from '../../lib/processes/aptInstall.ts';
import { run } from '../../lib/processes/run.ts';
import { cpuSeconds } from '../kit/processes.ts';

interface Load {
  readonly headers?: Record<string, string>;
  /** Sent by POST. */
  readonly body?: string;
  readonly connections?: number;
  readonly seconds?: number;
  /** Seconds of load that count for nothing. */
  readonly warmUp?: number;
  /** Lua that wrk runs besides, e.g. another path for every request. */
  readonly lua?: string;
  /** The process whose processor time is counted. */
  readonly pid?: number | undefined;
}

export interface Measured {
  readonly rate: number;
  readonly p99: string;
  /** Requests for one second of processor time of `pid`. */
  readonly perCore: number;
}

/** The load generator, installed from Debian where it may be and is missing. */
export async function requireWrk(): Promise<void> {
  const there = async () =>
    (await run('wrk', ['-v'], { output: 'collect' })).output.startsWith('wrk');
  if (!(await there()) && process.getuid?.() === 0) await aptInstall('wrk', 'nginx-light');
  if (!(await there()))
    fail("The benchmarks need wrk and nginx. Install Debian's packages of these names.");
}

/** Bounded load on a loopback address from one thread, after a warm-up. */
export async function requestsPerSecond(
  url: string,
  { headers = {}, body, connections = 32, seconds = 6, warmUp = 2, lua = '', pid }: Load,
): Promise<Measured> {
  const script = `${mkdtempSync(`${tmpdir()}/bench-`)}/request.lua`;
  const lines = Object.entries(headers).map(
    ([name, value]) => `wrk.headers["${name}"] = ${JSON.stringify(value)}`,
  );
  if (body !== undefined) lines.push('wrk.method = "POST"', `wrk.body = ${JSON.stringify(body)}`);
  const load = (duration: number, round: number) => {
    writeFileSync(script, [...lines, `round = ${round}`, lua].join('\n'));
    return run(
      'wrk',
      ['-t1', `-c${connections}`, `-d${duration}s`, '--latency', '-s', script, url],
      { output: 'collect' },
    );
  };
  await load(warmUp, 1);
  const before = pid ? cpuSeconds(pid) : 0;
  const { output } = await load(seconds, 2);
  if (/Non-2xx/.test(output)) fail(`The benchmark of ${url} met errors:\n${output}`);
  const count = Number(/(\d+) requests in/.exec(output)?.[1] ?? 0);
  return {
    rate: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0)),
    p99: /99%\s+(\S+)/.exec(output)?.[1] ?? '?',
    perCore: pid ? Math.round(count / Math.max(0.01, cpuSeconds(pid) - before)) : 0,
  };
}
