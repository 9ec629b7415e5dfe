import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dataDir } from '../../runtime/env.ts';
import { html, node } from '../../testing/services/drupalNodes.ts';
import { drupalAnswer, type FakeDrupal, serveDrupal } from '../../testing/services/drupalSite.ts';
import { testPayload, unique } from '../../testing/testPayload.ts';
import { Refusal } from '../Refusal.ts';
import { runDrupalImport } from './runDrupalImport.ts';

const payload = await testPayload();
const options = { brand: 'HIM', publish: false };
const cleaning: (() => void)[] = [];
afterAll(() => {
  for (const clean of cleaning) clean();
});

async function serve(site: FakeDrupal) {
  const running = await serveDrupal(site);
  cleaning.push(running.close);
  return running;
}

const siteWithPages = (count: number, name = unique('Node')): FakeDrupal & { name: string } => ({
  name,
  collections: {
    'node--page': {
      '': Array.from({ length: count }, (_, at) =>
        node('page', `${name} ${at}`, { attributes: { body: html(`<p>Text ${at}</p>`) } }),
      ),
    },
  },
  parts: [],
  files: {},
});
const countPages = async (name: string) =>
  (
    await payload.count({
      collection: 'pages',
      where: { 'title.en': { like: name } },
      overrideAccess: true,
    })
  ).totalDocs;
const journalPath = (base: string) =>
  path.join(dataDir, 'imports', `drupal-${new URL(base).host.replace(':', '_')}_-HIM.jsonl`);

test('an import that is cut short is run again and goes on, without doubles', async () => {
  const site = siteWithPages(70);
  const isSecond = (url: URL) => url.searchParams.get('page[offset]') === '50';
  const { base } = await serve(site);
  let fieldsOnly = true;
  site.instead = (url) =>
    isSecond(url) && (fieldsOnly ? !url.search.includes('fields') : false)
      ? '{"data":[{'
      : undefined;
  await expect(runDrupalImport(payload, base, options)).rejects.toThrow(
    '/jsonapi/node/page answers with what is no JSON.',
  );
  expect(await countPages(site.name)).toBe(50);

  // The process died after the database had the last page, and before the journal was told.
  const lines = readFileSync(journalPath(base), 'utf8').trimEnd().split('\n');
  const end = lines.findLastIndex((line) => line.includes('"hash"'));
  const cut = [...lines.slice(0, end), '{"key":"node 12', ''];
  writeFileSync(journalPath(base), cut.join('\n'));

  fieldsOnly = false;
  const { counts } = await runDrupalImport(payload, base, options);
  expect(counts).toEqual({ created: 20, changed: 1, same: 49, skipped: 0 });
  expect(await countPages(site.name)).toBe(70);
  expect((await runDrupalImport(payload, base, options)).counts).toMatchObject({ same: 70 });
});

test('a page that a killed import had written by half is made anew', async () => {
  const site = siteWithPages(1);
  const { base } = await serve(site);
  const [one] = site.collections['node--page']?.[''] ?? [];
  const begun = { key: `node ${one?.id}`, begun: new Date().toISOString() };
  mkdirSync(path.dirname(journalPath(base)), { recursive: true });
  writeFileSync(journalPath(base), `${JSON.stringify(begun)}\n`);
  const data = { type: 'lego_page', title: { en: one?.attributes?.['title'] } };
  const halves = [
    await payload.db.create({ collection: 'pages', data }),
    await payload.db.create({ collection: 'pages', data }),
  ];
  const now = new Date().toISOString();
  // Of a version the brands are written last.
  await payload.db.createVersion({
    collectionSlug: 'pages',
    parent: halves[1]?.['id'],
    versionData: data as never,
    autosave: false,
    createdAt: now,
    updatedAt: now,
  });
  const { counts } = await runDrupalImport(payload, base, options);
  expect(counts).toEqual({ created: 1, changed: 0, same: 0, skipped: 0 });
  const where = { id: { in: halves.map(({ id }) => id) } };
  expect((await payload.count({ collection: 'pages', where })).totalDocs).toBe(0);
  expect(await countPages(site.name)).toBe(1);
});

test('recorded answers in a folder are the same site', async () => {
  const site = siteWithPages(60);
  const { base, requests } = await serve(site);
  await runDrupalImport(payload, base, options);
  const folder = mkdtempSync(path.join(tmpdir(), 'concierge-drupal-'));
  cleaning.push(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'answers'));
  for (const [at, request] of requests.filter((one) => !one.includes('fields')).entries()) {
    const answer = drupalAnswer(site, new URL(request, base));
    if (answer) writeFileSync(path.join(folder, 'answers', `${at}.json`), JSON.stringify(answer));
  }
  const { counts } = await runDrupalImport(payload, folder, options);
  expect(counts).toEqual({ created: 0, changed: 0, same: 60, skipped: 0 });
});

test('no other host is ever asked, whatever the answers say', async () => {
  const other = await serve(siteWithPages(1));
  const site = siteWithPages(1);
  const { base } = await serve(site);
  const foreign = `${other.base}/jsonapi/node/page?page[offset]=50`;
  site.instead = (url) =>
    url.pathname === '/jsonapi'
      ? undefined
      : { ...drupalAnswer({ ...site }, url), links: { next: { href: foreign } } };
  const host = new URL(other.base).host;
  await expect(runDrupalImport(payload, base, options)).rejects.toThrow(
    `The site leads to another host, ${host}; nothing is fetched there.`,
  );
  expect(other.requests).toEqual([]);
});

test.each([
  ['no JSON', '<html>'],
  ['a list', []],
  ['nodes without ids', { data: [{ type: 'node--page' }] }],
  ['attributes that are none', { data: [{ type: 'node--page', id: '1', attributes: 'x' }] }],
  ['a circle', { data: [], links: { next: { href: '/jsonapi/node/page?page[limit]=50' } } }],
  ['a next page that is none', { data: [], links: { next: 'http://[' } }],
])('%s is one sentence', async (_, answer) => {
  const site = siteWithPages(1);
  const { base } = await serve(site);
  site.instead = (url) => (url.pathname === '/jsonapi' ? undefined : answer);
  const error = await runDrupalImport(payload, base, options).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(Refusal);
  expect((error as Error).message).toMatch(/^[^\n]{10,160}\.$/);
});

test('a site without JSON:API, an address that nothing answers, and an empty folder are refused', async () => {
  const { base } = await serve({ collections: {}, parts: [], files: {} });
  await expect(runDrupalImport(payload, base, options)).rejects.toThrow('names no type of nodes');
  await expect(runDrupalImport(payload, `${base}/else`, options)).rejects.toThrow('switched on?');
  await expect(runDrupalImport(payload, '/nowhere', options)).rejects.toThrow('no folder');
});
