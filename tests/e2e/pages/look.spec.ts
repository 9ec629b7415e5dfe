import { nodeTypes } from '@concierge/contract/node';
import { expect, type Page, test } from '@playwright/test';
import { settled } from '../../look/stillPage.ts';
import { onePageOfAll } from '../../onePageEach.ts';
import { at } from '../../product.ts';

/** Pixels that a page is wider than its window. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const lang of ['en', 'ar', 'ru'] as const) {
  test(`no node type scrolls sideways at 320 px, which is 400 % zoom, nor in letters of twice the size, in ${lang}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 320, height: 256 });
    const pages = await onePageOfAll(lang, 'SHMS');
    expect([...pages.keys()].toSorted()).toEqual(nodeTypes.toSorted());
    const others = [
      '/programs/',
      '/search/?search_api_fulltext=hotel',
      '/compare/',
      '/no-such-page/',
    ].map((path) => at('SHMS', `/${lang}${path}`));
    for (const url of [...pages.values(), ...others]) {
      await page.goto(url);
      await settled(page);
      expect.soft(await excess(page), url).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 360, height: 740 });
      // As by a browser whose letters are set to 32 px.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect.soft(await excess(page), `${url} in large letters`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 320, height: 256 });
    }
  });
}

test('on a phone an e-mail address breaks before its @, not within a word', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('SHMS', '/en/'));
  const lines = await page.locator('footer a[href^="mailto:"]').evaluate((link) => {
    const text = document.createRange();
    const parts = [...link.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return parts.map((part) => {
      text.selectNodeContents(part);
      return text.getClientRects().length;
    });
  });
  expect(lines).toEqual([1, 1]);
});

test('only right-to-left pages have the right-to-left stylesheet', {
  tag: ['@S2.wrapper.12', '@S1.i18n.5'],
}, async ({ page }) => {
  await page.goto(at('HIM', '/ar/'));
  await expect(page.locator('html[dir="rtl"]')).toHaveCount(1);
  await expect(page.locator('link[rel="stylesheet"][data-rtl]')).toHaveCount(1);
  await page.goto(at('HIM', '/en/'));
  await expect(page.locator('link[rel="stylesheet"][data-rtl]')).toHaveCount(0);
});

test('the opening clears the header', { tag: ['@S2.hero.2'] }, async ({ page }) => {
  for (const [path, margin] of [
    ['/', 'home'],
    ['/contact/', 'none'],
  ] as const) {
    await page.goto(at('HIM', `/en${path}`));
    await expect(page.locator('body')).toHaveAttribute('data-hero-margin', margin);
    const header = await page
      .locator('[data-header]')
      .evaluate((element) => element.getBoundingClientRect().bottom);
    const title = await page
      .locator('h1')
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(title).toBeGreaterThanOrEqual(header);
  }
});
