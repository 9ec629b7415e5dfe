import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { get } from '../../tests/get.ts';
import { root } from '../lib/paths.ts';
import { run } from '../lib/processes/run.ts';
import { cpuSeconds } from './kit/processes.ts';
import type { Row } from './kit/table.ts';

const seconds = 4;
/**
 * Sixteen connections, each again after this many milliseconds: about 500 requests a second, so
 * that the load generator leaves a core to the site.
 */
const pause = 30;

/** What is sent to harm, as Lua for wrk; `n` counts. */
const floods: Readonly<Record<string, string>> = {
  'new queries': 'return wrk.format(nil, "/en/?x" .. n .. "=" .. n)',
  'made-up addresses': 'return wrk.format(nil, "/en/made-up-" .. n .. "/")',
  'headers of 12 KB':
    'wrk.headers["X-Long"] = string.rep("x", 12000) return wrk.format(nil, "/en/")',
  ranges: 'wrk.headers["Range"] = "bytes=0-1,5-9," .. n .. "-" return wrk.format(nil, "/en/")',
  'conditional requests':
    'wrk.headers["If-None-Match"] = string.rep("\\"x\\",", 500) .. n return wrk.format(nil, "/en/")',
  'broken Accept-Encoding':
    'wrk.headers["Accept-Encoding"] = ";;q=,br;q=" .. n return wrk.format(nil, "/en/")',
};

/**
 * How long visitors of a cached page wait, 99 of 100, at rest and under each attack; what the site
 * and the backend still do in the background for what was measured before has ended then.
 */
export async function benchAttacks(url: string, ...pids: number[]): Promise<Row[]> {
  await get(url);
  await idle(pids);
  const rest = await waiting(url);
  const rows: Row[] = [
    {
      what: 'a cached page at rest, 100 visits a second',
      value: `p99 ${rest.toFixed(1)} ms`,
      target: '',
    },
  ];
  const row = (what: string, p99: number) =>
    rows.push({
      what: `under ${what}`,
      value: `p99 ${p99.toFixed(1)} ms, ${(p99 / rest).toFixed(1)} times`,
      target: 'at most 2 times',
    });
  for (const [what, lua] of Object.entries(floods)) {
    const flood = wrk(url, lua);
    row(what, await waiting(url));
    requireFlood(what, await flood);
  }
  const heads = run(
    process.execPath,
    [`${root}/scripts/bench/load/headFlood.ts`, url, String(seconds)],
    { output: 'collect' },
  );
  row('HEAD', await waiting(url));
  requireFlood('HEAD', await heads);
  const slow = spawn(
    process.execPath,
    [`${root}/scripts/bench/load/slowClients.ts`, new URL(url).port],
    { stdio: 'ignore' },
  );
  row('200 slow clients', await waiting(url));
  slow.kill();
  return rows;
}

/** Until processes use less than a twentieth of a core for three seconds, at most two minutes. */
async function idle(pids: readonly number[]): Promise<void> {
  const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  let before = used();
  for (let look = 0; look < 40; look += 1) {
    await sleep(3000);
    const now = used();
    if (now - before < 0.15) return;
    before = now;
  }
}

/** A flood that hardly flowed would pass for one that harms nobody. */
function requireFlood(what: string, { output }: { output: string }): void {
  const sent = Number(/(\d+) requests in/.exec(output)?.[1] ?? 0);
  if (sent < seconds * 100)
    throw new Error(`the flood of ${what} was only ${sent} requests:\n${output}`);
}

/** The 99th percentile of a hundred visits a second, in milliseconds. */
async function waiting(url: string): Promise<number> {
  const times: number[] = [];
  const visits: Promise<void>[] = [];
  const begun = performance.now();
  for (let visit = 0; visit < seconds * 100; visit += 1) {
    const due = begun + visit * 10;
    await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
    const started = performance.now();
    visits.push(
      get(url, { 'accept-encoding': 'br' }).then(
        () => void times.push(performance.now() - started),
      ),
    );
  }
  await Promise.all(visits);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

function wrk(url: string, lua: string): Promise<{ output: string }> {
  const script = `${mkdtempSync(`${tmpdir()}/bench-`)}/attack.lua`;
  const { host, port } = new URL(url);
  writeFileSync(
    script,
    `wrk.headers["Host"] = "${host}"\nn = 0\nfunction delay() return ${pause} end\nfunction request() n = n + 1 ${lua} end\n`,
  );
  return run('wrk', ['-t1', '-c16', `-d${seconds}s`, '-s', script, `http://127.0.0.1:${port}/`], {
    output: 'collect',
  });
}
