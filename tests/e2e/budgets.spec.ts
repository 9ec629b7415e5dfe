import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { get } from '../get.ts';
import { onePageEach } from '../onePageEach.ts';
import { at } from '../product.ts';

const kilobyte = 1024;

interface Weights {
  total: number;
  readonly byType: Map<string, number>;
  readonly scripts: string[];
}

/** What a page loads, in bytes as they travel (brotli), by resource type. */
async function weigh(page: Page, url: string): Promise<Weights> {
  const weights: Weights = { total: 0, byType: new Map(), scripts: [] };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    pending.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => {
          weights.total += responseBodySize;
          weights.byType.set(type, (weights.byType.get(type) ?? 0) + responseBodySize);
          if (type === 'script') weights.scripts.push(response.url());
        })
        .catch(() => undefined),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  return weights;
}

test('a content page loads at most 8 KB of script before the first interaction, and no React', async ({ page }) => {
  for (const [type, url] of await onePageEach('HIM', 'en')) {
    if (!['homepage', 'lego_page', 'program', 'singleCampus', 'singleNews'].includes(type)) continue;
    const { byType, scripts } = await weigh(await page.context().newPage(), url);
    const { text } = await get(url);
    expect(text.match(/<script type="module" src=/g), 'scripts that overtake style and letters').toBeNull();
    const inline = brotliCompressSync(
      [...text.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]).join('\n'),
    ).length;
    expect((byType.get('script') ?? 0) + inline, type).toBeLessThanOrEqual(8 * kilobyte);
    expect(
      scripts.filter((script) => /react/i.test(script)),
      type,
    ).toEqual([]);
  }
});

test('a page has at most 20 KB of style sheets', async ({ page }) => {
  for (const [type, url] of await onePageEach('SEG', 'ar')) {
    const { byType } = await weigh(await page.context().newPage(), url);
    expect(byType.get('stylesheet') ?? 0, type).toBeLessThanOrEqual(20 * kilobyte);
  }
});

test('the first view of the group home page on a phone weighs at most 200 KB, 14 KB of it HTML', async ({ browser }) => {
  // A page that many ask for is compressed again as small as can be.
  await expect
    .poll(async () => (await get(at('SEG', '/en/'), { 'accept-encoding': 'br' })).body.length, { intervals: [20], timeout: 20_000 })
    .toBeLessThanOrEqual(14 * kilobyte);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 1.75 });
  const weights = await weigh(await context.newPage(), at('SEG', '/en/'));
  expect(weights.byType.get('document') ?? 0).toBeLessThanOrEqual(14 * kilobyte);
  expect(weights.total).toBeLessThanOrEqual(200 * kilobyte);
  await context.close();
});

test('one font file a page is preloaded, and none weighs more than 60 KB', async () => {
  for (const lang of ['en', 'ar', 'ru']) {
    const url = at('CR', `/${lang}/`);
    const html = (await get(url)).text;
    const fonts = [...html.matchAll(/<link[^>]+rel="preload"[^>]+as="font"[^>]*>/g)];
    expect(fonts).toHaveLength(1);
    const href = /href="([^"]+)"/.exec(fonts[0]?.[0] ?? '')?.[1] ?? '';
    const { body } = await get(new URL(href, url).href);
    expect(body.byteLength).toBeLessThanOrEqual(60 * kilobyte);
  }
});

test('nothing moves while a page loads: layout shift at most 0.01', async ({ page }) => {
  for (const [type, url] of await onePageEach('SHMS', 'en')) {
    await page.goto(url, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift, type).toBeLessThanOrEqual(0.01);
  }
});
