import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { root } from '../lib/paths.ts';
import { madeUpSecrets } from '../lib/settings/secrets.ts';
import { rss } from './kit/memory.ts';
import { freePort } from './kit/ports.ts';
import { startProcess } from './kit/processes.ts';
import { startSite } from './kit/startSite.ts';
import type { Row } from './kit/table.ts';
import { type Measured, requestsPerSecond } from './load/wrk.ts';
import { buildNextApp } from './servers/nextApp.ts';

/**
 * Another path for every request, so that no page was ever rendered before: of new blocks, or of
 * the blocks that all pages have.
 */
const paths = (folder: 'new' | 'same') =>
  `n = 0\nrequest = function() n = n + 1 return wrk.format(nil, "/en/${folder}-" .. round .. "/p" .. n .. "/") end`;

/** Node compiles what it runs often only after some thousand pages; both need it. */
const warmUp = 20;

/**
 * A page of 25 blocks that nobody asked for before: fetched, parsed, rendered, compressed, kept.
 * First with blocks whose texts nobody saw before, then with blocks that other pages had, as after
 * a purge of what all pages bear. Then both by a bare Next application that fetches and renders
 * them dynamically. Last, what `pageCount` such pages take in memory.
 */
export async function benchUncachedPage(pageCount = 10_000): Promise<Row[]> {
  const [backendPort, sitePort, nextPort] = [
    await freePort(3921),
    await freePort(3922),
    await freePort(3923),
  ];
  const env = {
    NODE_ENV: 'production',
    CONTENT_API: `http://localhost:${backendPort}/api`,
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  };
  const backend = await startProcess(
    [`${root}/scripts/bench/servers/blockBackend.ts`, String(backendPort)],
    env,
    `http://localhost:${backendPort}/`,
  );
  const own = {
    BRAND: 'HIM',
    PORT: String(sitePort),
    DATA_DIR: mkdtempSync(`${tmpdir()}/bench-site-`),
    ...secrets,
    LOG_LEVEL: 'warn',
  };
  const site = await startSite({ ...env, ...own });
  try {
    const headers = { Host: 'him.localhost', 'Accept-Encoding': 'br' };
    const ask = (folder: 'new' | 'same') =>
      requestsPerSecond(`http://127.0.0.1:${sitePort}/`, {
        headers,
        lua: paths(folder),
        connections: 8,
        warmUp,
        pid: site.pid,
      });
    const own = { new: await ask('new'), same: await ask('same') };
    const next = await benchNext(nextPort, env, backendPort);
    return [
      ...resultRows('whose texts are all new', own.new, next.new),
      ...resultRows('whose blocks were seen', own.same, next.same),
      await keeping(pageCount, sitePort, site.pid),
    ];
  } finally {
    await Promise.all([site.stop(), backend.stop()]);
  }
}

const secrets = madeUpSecrets();

const target = 'at least 700 a second and core, or 4 times Next';

function resultRows(which: string, own: Measured, next: Measured): Row[] {
  return [
    { what: `uncached page of 25 blocks ${which}, warm backend`, value: written(own), target },
    {
      what: 'the same blocks from bare Next 16, rendered each time',
      value: written(next),
      target: '',
    },
    { what: 'ratio a core', value: (own.perCore / next.perCore).toFixed(1), target },
  ];
}

const written = ({ rate, perCore, p99 }: Measured) =>
  `${rate} a second, ${perCore} a second and core, p99 ${p99}`;

async function benchNext(
  port: number,
  env: Record<string, string>,
  backendPort: number,
): Promise<{ new: Measured; same: Measured }> {
  const app = await buildNextApp(`${root}/.data/bench/next`);
  if ('problem' in app) throw new Error(`Next's application could not be built: ${app.problem}`);
  const args = [`${root}/node_modules/next/dist/bin/next`, 'start', '-p', String(port)];
  const own = { ...env, CONTENT_API: `http://localhost:${backendPort}/api` };
  const next = await startProcess(args, own, `http://localhost:${port}/`, app.folder);
  try {
    await requireRendering(`http://127.0.0.1:${port}/en/new-0/p/`);
    const ask = (folder: 'new' | 'same') =>
      requestsPerSecond(`http://127.0.0.1:${port}/`, {
        lua: paths(folder),
        connections: 8,
        warmUp,
        pid: next.pid,
      });
    return { new: await ask('new'), same: await ask('same') };
  } finally {
    await next.stop();
  }
}

/**
 * The comparison holds only with an application that renders the blocks, and renders them each
 * time.
 */
async function requireRendering(url: string): Promise<void> {
  const [first, second] = [
    await fetch(url, { redirect: 'manual' }),
    await fetch(url, { redirect: 'manual' }),
  ];
  const [one, other] = [await first.text(), await second.text()];
  const blocks = one.match(/ data-block="/g)?.length ?? 0;
  if (first.status !== 200 || blocks < 25 || one === other)
    throw new Error(
      `Next answered ${first.status} with ${blocks} blocks${one === other ? ', twice the same page' : ''}`,
    );
}

/** What so many pages take that were rendered, and are kept as memory and disk allow. */
async function keeping(count: number, port: number, pid: number): Promise<Row> {
  const agent = async (from: number) => {
    for (let page = from; page < count; page += 8) {
      const response = await fetch(`http://127.0.0.1:${port}/en/kept/${page}/`, {
        headers: { 'accept-encoding': 'br' },
      });
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, from) => agent(from)));
  const { pages } = (await (
    await fetch(`http://127.0.0.1:${port}/healthz`, {
      headers: { authorization: `Bearer ${secrets['HEALTH_TOKEN']}` },
    })
  ).json()) as { pages: { published: number } };
  const what = `resident memory of a site that keeps ${count.toLocaleString('en')} pages of 18 KB, ${pages.published.toLocaleString('en')} of them in memory`;
  return { what, value: `${rss(pid)} MB`, target: 'at most 350 MB' };
}
