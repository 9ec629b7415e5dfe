import { brotliCompressSync } from 'node:zlib';
import { brands } from '@concierge/brands/brands';
import { expect, type Page, test } from '@playwright/test';
import { get } from '../../get.ts';
import { onePageEach, onePageOfAll } from '../../onePageEach.ts';
import { at } from '../../product.ts';

const kilobyte = 1024;

/** A page of each type that is content, and no form. */
async function contentPages(): Promise<[type: string, url: string][]> {
  const pages = await onePageEach('HIM', 'en');
  return ['homepage', 'lego_page', 'program', 'singleCampus', 'singleNews'].map((type) => {
    const url = pages.get(type);
    if (!url) throw new Error(`HIM has no ${type}`);
    return [type, url];
  });
}

interface Weights {
  total: number;
  readonly byType: Map<string, number>;
  readonly scripts: string[];
  /** Ends when all that has been answered so far is counted. */
  counted(): Promise<unknown>;
}

/** What a page loads, in bytes as they travel (brotli), by resource type. */
async function weigh(page: Page, url: string): Promise<Weights> {
  const pending: Promise<void>[] = [];
  const counted = () => Promise.all(pending);
  const weights: Weights = { total: 0, byType: new Map(), scripts: [], counted };
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
        }),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await weights.counted();
  return weights;
}

test('a content page loads at most 8 KB of script before the first interaction, and no React', async ({
  browser,
}) => {
  for (const [type, url] of await contentPages()) {
    // What another page has brought already would weigh nothing.
    const context = await browser.newContext();
    const { byType, scripts } = await weigh(await context.newPage(), url);
    await context.close();
    const { text } = await get(url);
    expect(
      text.match(/<script type="module" src=/g),
      'scripts that overtake style and letters',
    ).toBeNull();
    const inline = brotliCompressSync(
      [...text.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)]
        .map((match) => match[1])
        .join('\n'),
    ).length;
    expect(
      (byType.get('script') ?? 0) + inline,
      `${type} with ${scripts.join(' ')}`,
    ).toBeLessThanOrEqual(8 * kilobyte);
    expect(
      scripts.filter((script) => /react/i.test(script)),
      type,
    ).toEqual([]);
  }
});

test('the finder loads nothing of its own before it is used, and at most 75 KB of script in all after', async ({
  page,
}) => {
  const weights = await weigh(page, at('HIM', '/en/programs/'));
  const before = [...weights.scripts];
  expect(weights.byType.get('script') ?? 0).toBeLessThanOrEqual(8 * kilobyte);
  expect(before.filter((script) => script.includes('finderInPlace'))).toEqual([]);
  const answered = page.waitForResponse((response) => response.url().includes('level=master'));
  await page.locator('[data-finder-form] input[name="level"][value="master"]').check();
  await answered;
  await expect(page).toHaveURL(/level=master/);
  await weights.counted();
  expect(weights.scripts.some((script) => script.includes('finderInPlace'))).toBe(true);
  expect(weights.byType.get('script') ?? 0).toBeLessThanOrEqual(75 * kilobyte);
});

test('a page has at most 20 KB of style sheets, what its scripts bring included', async ({
  browser,
}) => {
  const pages = await onePageEach('SEG', 'ar');
  expect(pages.size).toBeGreaterThan(8);
  const weights = new Map<string, number>();
  for (const [type, url] of pages) {
    const { text } = await get(url);
    const links = text.match(/<link(?=[^>]*rel="stylesheet")[^>]*>/g) ?? [];
    expect(links.length, type).toBeGreaterThan(0);
    let sum = 0;
    for (const link of links) {
      const { href } = new URL(/href="([^"]+)"/.exec(link)?.[1] ?? '', url);
      if (!weights.has(href)) {
        const { status, body } = await get(href, { 'accept-encoding': 'br' });
        expect(status, href).toBe(200);
        weights.set(href, body.length);
      }
      sum += weights.get(href) ?? 0;
    }
    expect(sum, type).toBeLessThanOrEqual(20 * kilobyte);
  }
  // Scripts wake the same parts on every page, and forms.
  for (const type of ['homepage', 'program', 'contact', 'livechat']) {
    // What another page has brought already would weigh nothing.
    const context = await browser.newContext();
    const { byType } = await weigh(await context.newPage(), pages.get(type) ?? type);
    await context.close();
    expect(byType.get('stylesheet') ?? 0, type).toBeGreaterThan(0);
    expect(byType.get('stylesheet') ?? 0, type).toBeLessThanOrEqual(20 * kilobyte);
  }
});

test('the first view of the group home page on a phone weighs at most 200 KB, 14 KB of it HTML', async ({
  browser,
}) => {
  // A page that many ask for is compressed again as small as can be.
  await expect
    .poll(async () => (await get(at('SEG', '/en/'), { 'accept-encoding': 'br' })).body.length, {
      intervals: [20],
      timeout: 20_000,
    })
    .toBeLessThanOrEqual(14 * kilobyte);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 1.75,
  });
  const weights = await weigh(await context.newPage(), at('SEG', '/en/'));
  expect(weights.byType.get('document') ?? 0).toBeLessThanOrEqual(14 * kilobyte);
  expect(weights.total).toBeLessThanOrEqual(200 * kilobyte);
  await context.close();
});

test('a content page is seen after two style sheets at most and one font of its own script, and has one script file of ours', async () => {
  for (const [type, url] of await contentPages()) {
    const { text } = await get(url);
    expect.soft(text.match(/<link rel="stylesheet"/g)?.length, type).toBeLessThanOrEqual(2);
    expect.soft(text.match(/<link rel="preload"[^>]+as="font"/g), type).toHaveLength(1);
    expect.soft(text.match(/<script type="module"[^>]* src="/g), type).toHaveLength(1);
  }
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

for (const [lang, code] of [
  ['en', 'SHMS'],
  ['ar', 'CAA'],
] as const) {
  test(`nothing moves while a page loads and is read to its end, in ${lang}: layout shift at most 0.01`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [type, url] of await onePageOfAll(lang, code)) {
      await page.goto(url, { waitUntil: 'load' });
      expect.soft(await shiftToTheEnd(page), `${type} ${url}`).toBeLessThanOrEqual(0.01);
    }
  });
}

test('the picture that a page opens with weighs at most 90 KB on a phone of 360 px', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const urls = [
    ...brands.map(({ code }) => at(code, '/en/')),
    ...(await onePageOfAll('en', 'HIM')).values(),
  ];
  let pictures = 0;
  for (const url of urls) {
    await page.goto(url, { waitUntil: 'load' });
    const opening = page.locator('img[fetchpriority="high"]');
    if ((await opening.count()) === 0) continue;
    const source = await opening.first().evaluate((image: HTMLImageElement) => image.currentSrc);
    const { body } = await get(source, { accept: 'image/avif,image/webp,*/*' });
    expect.soft(body.byteLength, source).toBeLessThanOrEqual(90 * kilobyte);
    pictures += 1;
  }
  expect(pictures).toBeGreaterThan(brands.length);
  await context.close();
});

/** The sum of all layout shifts, of loading and of scrolling to the end. */
function shiftToTheEnd(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    for (let y = 0; y < document.documentElement.scrollHeight; y += 0.6 * innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 90));
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    return sum;
  });
}
