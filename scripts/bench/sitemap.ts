import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { root } from '../lib/paths.ts';
import { madeUpSecrets } from '../lib/settings/secrets.ts';
import { rss } from './kit/memory.ts';
import { freePort } from './kit/ports.ts';
import { startProcess } from './kit/processes.ts';
import { startSite } from './kit/startSite.ts';
import type { Row } from './kit/table.ts';

const headers = { Host: 'him.localhost' };
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/**
 * The index and all sitemaps of a site of 50,000 pages in four languages, one after another, and
 * what they take in memory at most.
 */
export async function benchSitemap(): Promise<Row[]> {
  const [backendPort, sitePort] = [await freePort(3931), await freePort(3932)];
  const backend = await startProcess(
    [`${root}/scripts/bench/servers/sitemapBackend.ts`, String(backendPort)],
    {},
    `http://localhost:${backendPort}/`,
  );
  const env = {
    NODE_ENV: 'production',
    CONTENT_API: `http://localhost:${backendPort}/api`,
    BRAND: 'HIM',
    PORT: String(sitePort),
    DATA_DIR: mkdtempSync(`${tmpdir()}/bench-sitemap-`),
    ...madeUpSecrets(),
    LOG_LEVEL: 'warn',
    MALLOC_ARENA_MAX: '2',
  };
  const site = await startSite(env);
  const get = async (path: string) =>
    (await fetch(`http://127.0.0.1:${sitePort}${path}`, { headers })).text();
  try {
    const atRest = rss(site.pid);
    let peak = atRest;
    const watch = setInterval(() => {
      peak = Math.max(peak, rss(site.pid));
    }, 20);
    const begun = performance.now();
    let urls = 0;
    for (const path of locations(await get('/sitemap.xml')))
      urls += locations(await get(path)).length;
    const seconds = (performance.now() - begun) / 1000;
    clearInterval(watch);
    const what = `sitemaps of 50,000 pages, ${urls} addresses, with their index`;
    return [
      { what, value: `${seconds.toFixed(1)} s`, target: 'at most 5 s' },
      {
        what: 'memory that they take',
        value: `${peak - atRest} MB above ${atRest} MB`,
        target: 'at most 100 MB',
      },
    ];
  } finally {
    await Promise.all([site.stop(), backend.stop()]);
  }
}
