import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { BrandCode } from '@concierge/brands/brands';
import { fillPages } from '../../apps/cms/src/testing/database/manyPages.ts';
import { get } from '../../tests/get.ts';
import { at } from '../../tests/product.ts';
import { stop } from '../lib/processes/children.ts';
import { appEnvironment, startBackend } from '../lib/stack.ts';
import { type Doc, Editor } from './kit/editor.ts';
import { startSite } from './kit/startSite.ts';
import type { Row } from './kit/table.ts';

const many = 100_000;
const edits = 25;

interface Times {
  readonly documents: number;
  readonly uncached: number;
  readonly cached: number;
  readonly fresh: number;
}

/**
 * The same pages with few and with 100,000 documents in the database (made up, by SQL): asked for
 * the first time by a new site and a new backend, asked for again, and from the click on publish to
 * fresh bytes. Medians, in milliseconds.
 */
export async function benchGrowth(
  seeded: string,
  ports: { sitePort: number; cmsPort: number },
  admin: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string },
): Promise<Row[]> {
  const dataDir = mkdtempSync(`${tmpdir()}/bench-growth-`);
  for (const name of ['cms.db', 'cms.db-wal'])
    if (existsSync(`${seeded}/${name}`)) cpSync(`${seeded}/${name}`, `${dataDir}/${name}`);
  const env = appEnvironment({
    dataDir,
    ...ports,
    env: { RUN_JOBS: '0', MEDIA_DIR: `${seeded}/media` },
  });
  try {
    const few = await measure(env, ports.cmsPort, admin);
    rmSync(`${dataDir}/pages`, { recursive: true, force: true });
    fillPages(`${dataDir}/cms.db`, many);
    const grown = await measure(env, ports.cmsPort, admin);
    const row = (what: string, part: 'uncached' | 'cached' | 'fresh'): Row => ({
      what: `${what}, ${few.documents} and ${grown.documents.toLocaleString('en')} documents`,
      value: `median ${few[part].toFixed(1)} and ${grown[part].toFixed(1)} ms, ${(grown[part] / few[part]).toFixed(2)} times`,
      target: 'at most 1.3 times',
    });
    return [
      row('a page nobody asked for, backend cold', 'uncached'),
      row('a page from the cache', 'cached'),
      row('publish to fresh', 'fresh'),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(
  env: Record<string, string>,
  cmsPort: number,
  admin: { ADMIN_EMAIL: string; ADMIN_PASSWORD: string },
): Promise<Times> {
  const cms = await startBackend(env, `${env['DATA_DIR']}/log`);
  const site = await startSite(env);
  try {
    const editor = await Editor.signIn(`http://localhost:${cmsPort}`, admin);
    const pages = (await editor.pages()).filter(({ alias }) => !alias.startsWith('/made-up/'));
    const addresses = pages.map(pageUrl);
    // The first few warm both processes up.
    for (const address of addresses.slice(0, 12)) await timed(() => get(address));
    const uncached = await inTurn(addresses.slice(12), (address) => get(address));
    const cached = await inTurn(
      [...addresses, ...addresses, ...addresses, ...addresses],
      (address) => get(address),
    );
    const fresh = await inTurn(pages.slice(0, edits), (page) => publish(editor, page));
    return { documents: await editor.count(), uncached, cached, fresh };
  } finally {
    await Promise.all([site.stop(), stop(cms)]);
  }
}

async function publish(editor: Editor, page: Doc): Promise<void> {
  const mark = `grown ${Math.random().toString(36).slice(2)}`;
  await editor.publish(page.id, `${page.title} ${mark}`);
  while (!(await get(pageUrl(page))).text.includes(mark))
    await new Promise((done) => setTimeout(done, 5));
}

const pageUrl = ({ alias, field_domain_access: [brand] }: Doc) =>
  at(brand as BrandCode, `/en${alias}`);

/** The median of what each takes, one after the other. */
async function inTurn<T>(
  things: readonly T[],
  work: (thing: T) => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (const thing of things) times.push(await timed(() => work(thing)));
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
