import type { BrandCode } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';
import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../../axeFaults.ts';
import { inTurn } from '../../inTurn.ts';
import { onePageEach } from '../../onePageEach.ts';
import { at } from '../../product.ts';

// The checker brings its own script, which the policy would rightly refuse.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const cases: readonly (readonly [BrandCode, Lang])[] = [
  ['HIM', 'en'],
  ['CAA', 'ar'],
  ['SEG', 'ar'],
  ['SHMS', 'en'],
  ['CR', 'ru'],
];

// By day a brand in each script.
for (const [code, lang] of inTurn(cases, ([code]) => ['SEG', 'SHMS', 'CR'].includes(code))) {
  test(`every node type of ${code} in ${lang} is accessible`, {
    tag: ['@S6.roles.1', '@S6.roles.2'],
  }, async ({ page }) => {
    test.setTimeout(240_000);
    const pages = await onePageEach(code, lang);
    expect(pages.size).toBeGreaterThan(8);
    for (const [type, url] of pages) {
      await page.goto(url);
      await settle(page);
      expect(await axeFaults(page), `${type} ${url}`).toEqual([]);
    }
  });
}

for (const path of [
  '/en/search/?search_api_fulltext=hotel',
  '/ar/search/',
  '/en/programs/',
  '/ar/programs/',
  '/en/compare/',
  '/en/no-such-page/',
  '/ar/no-such-page/',
]) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(at('HIM', path));
    await settle(page);
    expect(await axeFaults(page)).toEqual([]);
  });
}

/** Scrolls through the page, so that what wakes in view has woken. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      // What is in view is told so with the frame after the one that shows it.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForTimeout(300);
}
