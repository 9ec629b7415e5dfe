import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { root, siteDir } from '../lib/paths.ts';
import { rss } from './memory.ts';
import { buildNextApp } from './nextApp.ts';
import { freePort } from './ports.ts';
import { startProcess } from './processes.ts';
import type { Row } from './table.ts';
import { type Measured, requestsPerSecond } from './wrk.ts';

/** Another path for every request, so that no page was ever rendered before. */
const everNew = 'n = 0\nrequest = function() n = n + 1 return wrk.format(nil, "/en/" .. round .. "/p" .. n .. "/") end';

/**
 * A page of 25 blocks that nobody asked for before: fetched, parsed, rendered, compressed, kept. Then the same blocks by a bare Next application that
 * fetches and renders them dynamically. Last, what 10,000 such pages take in memory.
 */
export async function benchUncachedPage(): Promise<Row[]> {
  const [backendPort, sitePort, nextPort] = [await freePort(3921), await freePort(3922), await freePort(3923)];
  const env = { NODE_ENV: 'production', CONTENT_API: `http://localhost:${backendPort}/api`, MALLOC_ARENA_MAX: '2' };
  const backend = await startProcess(
    [`${root}/scripts/bench/blockBackend.ts`, String(backendPort)],
    env,
    `http://localhost:${backendPort}/`,
  );
  const own = {
    BRAND: 'HIM',
    PORT: String(sitePort),
    DATA_DIR: mkdtempSync(`${tmpdir()}/bench-site-`),
    LEADS_SECRET: 'bench',
    LOG_LEVEL: 'warn',
  };
  const site = await startProcess(['dist/server/entry.mjs'], { ...env, ...own }, `http://localhost:${sitePort}/healthz`, siteDir);
  try {
    const headers = { Host: 'him.localhost', 'Accept-Encoding': 'br' };
    const measured = await requestsPerSecond(`http://127.0.0.1:${sitePort}/`, { headers, lua: everNew, connections: 8, pid: site.pid });
    const target = 'at least 700 a second and core, or 4 times Next';
    const row = { what: 'uncached page of 25 blocks, warm backend', value: written(measured), target };
    const next = await benchNext(nextPort, env, backendPort);
    const ratio = typeof next === 'string' ? [] : [{ what: 'ratio a core', value: (measured.perCore / next.perCore).toFixed(1), target }];
    const bare = { what: 'the same blocks from bare Next 16', value: typeof next === 'string' ? next : written(next), target: '' };
    return [row, bare, ...ratio, await tenThousand(sitePort, site.pid)];
  } finally {
    await Promise.all([site.stop(), backend.stop()]);
  }
}

const written = ({ rate, perCore, p99 }: Measured) => `${rate} a second, ${perCore} a second and core, p99 ${p99}`;

async function benchNext(port: number, env: Record<string, string>, backendPort: number): Promise<Measured | string> {
  const app = await buildNextApp(`${root}/.data/bench/next`);
  if ('problem' in app) return `not built: ${app.problem}`;
  const args = [`${root}/node_modules/next/dist/bin/next`, 'start', '-p', String(port)];
  const own = { ...env, CONTENT_API: `http://localhost:${backendPort}/api` };
  const next = await startProcess(args, own, `http://localhost:${port}/`, app.folder);
  try {
    return await requestsPerSecond(`http://127.0.0.1:${port}/`, { lua: everNew, connections: 8, pid: next.pid });
  } finally {
    await next.stop();
  }
}

/** Ten thousand pages that were rendered, and are kept as memory and disk allow. */
async function tenThousand(port: number, pid: number): Promise<Row> {
  const agent = async (from: number) => {
    for (let page = from; page < 10_000; page += 8) {
      const response = await fetch(`http://127.0.0.1:${port}/en/kept/${page}/`, { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, from) => agent(from)));
  return { what: 'resident memory of a site that holds 10,000 pages', value: `${rss(pid)} MB`, target: 'at most 350 MB' };
}
