import { expect, type Page, test } from '@playwright/test';
import { at } from '../../product.ts';

/** The text's width on A4. */
const paper = { width: 672, height: 900 };

async function printed(page: Page, url: string): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  await page.goto(url);
}

/** How many of these elements lie beyond the paper's edges. */
const beyond = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      }).length,
  );

test('a table of programmes is printed as one, to its last column', async ({ page }) => {
  await printed(page, at('SEG', '/ar/'));
  await expect(page.locator('table thead').first()).toBeVisible();
  expect(await beyond(page, 'table :is(th, td)')).toBe(0);
});

for (const lang of ['en', 'ar'])
  test(`every picture of a gallery is printed, without the buttons: ${lang}`, async ({ page }) => {
    await printed(page, at('HIM', `/${lang}/campuses/muerren/`));
    expect(await page.locator('[data-track] > li').count()).toBeGreaterThan(2);
    expect(await beyond(page, '[data-track] > li')).toBe(0);
    for (const button of await page.locator('[data-step]').all()) await expect(button).toBeHidden();
  });

test('a printed link shows an address that leads somewhere, or none', async ({ page }) => {
  await printed(page, at('HIM', '/en/news/the-140th-house/'));
  const shown = await page
    .locator('[data-richtext] a')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((content) => content.startsWith('" (/'))).toEqual([]);
});
