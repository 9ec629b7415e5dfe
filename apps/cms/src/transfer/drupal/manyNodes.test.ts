import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createLocalReq, type Where } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { findUses } from '../../references/findUses.ts';
import { html, node } from '../../testing/services/drupalNodes.ts';
import { serveDrupal } from '../../testing/services/drupalSite.ts';
import { page, person, testPayload, unique } from '../../testing/testPayload.ts';
import { runDrupalImport } from './runDrupalImport.ts';

/** More than two answers of JSON:API, which holds 50. */
const count = 120;
const name = unique('Of many');
const titles = Array.from({ length: count }, (_, at) => `${name} ${at}`);

const payload = await testPayload();
const linked = await page(payload, { alias: `/${unique('linked')}/` });
const body = html(`<p>Go <a href="${linked.alias}">there</a>.</p>`);
const nodes = titles.map((title) => node('article', title, { attributes: { body } }));
const site = { collections: { 'node--article': { '': nodes } }, parts: [], files: {} };
const { base, close } = await serveDrupal(site);

const where: Where = { 'title.en': { like: name } };
const imported = () => payload.count({ collection: 'pages', where, overrideAccess: true });
afterAll(close);

/** The command of an import, in a process of its own. */
const startImport = (): ChildProcess =>
  spawn(process.execPath, ['scripts/importDrupal.ts', base, '--brand', 'HIM'], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    stdio: 'ignore',
  });

test('an import that is killed goes on where it was, brings in each node once, and knows what they link to', async () => {
  const child = startImport();
  const ended = once(child, 'exit');
  while (child.exitCode === null && (await imported()).totalDocs < 20) await delay(20);
  child.kill('SIGKILL');
  await ended;
  const { totalDocs: before } = await imported();
  expect(before).toBeGreaterThanOrEqual(20);
  expect(before).toBeLessThan(count);

  const run = () => runDrupalImport(payload, base, { brand: 'HIM', publish: false });
  const { created, changed, same, skipped } = (await run()).counts;
  expect([created + changed + same, skipped]).toEqual([count, 0]);
  expect(same, 'only the page that was being written is written again').toBeGreaterThanOrEqual(
    before - 1,
  );
  expect((await run()).counts).toEqual({ created: 0, changed: 0, same: count, skipped: 0 });
  const { docs } = await payload.find({
    collection: 'pages',
    where,
    draft: true,
    locale: 'en',
    limit: 0,
    depth: 0,
    overrideAccess: true,
  });
  expect(docs.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  const { uses } = await findUses(
    await createLocalReq({ user: await person(payload, 'admin') }, payload),
    'pages',
    linked.id,
  );
  expect(uses.map(({ id }) => id).toSorted()).toEqual(docs.map(({ id }) => id).toSorted());
}, 300_000);
