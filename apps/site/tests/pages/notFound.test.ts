import { overlayBrands } from '@concierge/brands/liveBrands';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { SiteUnderTest, until } from '../siteUnderTest.ts';

const site = new SiteUnderTest();
beforeAll(() => site.start());
afterAll(() => site.stop());

test.each(['/en/%25_%25/', '/%25_%25/about/', '/ar/100%25-sure/', '/en/about/%25/'])(
  'bad input: %s, whose percent sign is meant, is a branded 404',
  async (path) => {
    const { status, text } = await site.ask(path);
    expect([status, text.includes('Hotel Institute')]).toEqual([404, true]);
  },
);

test('a 404 is kept, and a flood of made-up addresses leaves the published pages where they are', {
  tags: ['S7.node.4'],
  timeout: 20_000,
}, async () => {
  const missing = await site.ask('/en/nope/');
  expect([missing.status, missing.text.includes('Programs')]).toEqual([404, true]);
  await site.ask('/en/nope/');
  await site.ask('/en/about/');
  const pages = site.rendered.size;
  const before = site.renderCount('/en/about/');
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => site.ask(`/en/made-up-${round}-${index}/`)),
    );
  }
  await site.ask('/en/about/');
  expect(site.renderCount('/en/about/')).toBe(before);
  expect(site.rendered.size, 'one page of missing addresses serves them all').toBe(pages);
});

test('nobody is asked for a language that the brand lacks, whatever the address', async () => {
  onTestFinished(() => overlayBrands([]));
  overlayBrands([{ code: 'HIM', languages: ['es'] }]);
  for (const path of ['/ru/about/', '/ru/search/', '/ru/-/']) {
    const { status, text } = await site.ask(path);
    expect([status, text.includes('Programs')], path).toEqual([404, true]);
    expect(site.backend.count(`/api/node ${path}`), path).toBe(0);
  }
});

test('a stale 404 page is shown where a new one can’t be had', async () => {
  await site.ask('/es/nowhere/');
  site.backend.change(['menu:HIM']);
  site.dress = (response) =>
    response.status === 404 ? new Response('broken', { status: 500 }) : response;
  onTestFinished(() => {
    site.dress = (response) => response;
  });
  await until(async () => {
    const { headers } = await site.ask('/es/nowhere/');
    return String(headers['cache-status']).includes('stale');
  });
  expect((await site.ask('/es/nowhere-else/')).status).toBe(404);
});

test('the shared 404 gives way to a page that is published at its address', async () => {
  await site.ask('/es/nope/');
  site.backend.gone.add('/all-blocks/');
  expect((await site.ask('/es/all-blocks/')).status).toBe(404);
  expect(site.renderCount('/es/all-blocks/')).toBe(0);
  site.backend.gone.delete('/all-blocks/');
  site.backend.change(['route:HIM']);
  await until(async () => (await site.ask('/es/all-blocks/')).status === 200);
});
