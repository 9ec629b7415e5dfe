import { expect, type Page, test } from '@playwright/test';
import { at } from '../../product.ts';

/** The window's and a table's edges as its first row has them, scrolled to the prices. */
const edges = (page: Page) =>
  page.locator('section[tabindex] > table').evaluate((table) => {
    const scroller = table.parentElement as HTMLElement;
    const sign = document.dir === 'rtl' ? -1 : 1;
    scroller.scrollTo({ left: sign * scroller.scrollWidth, behavior: 'instant' });
    const [name, price] = ['tbody th', 'tbody td:last-child'].map((cell) => {
      const { left, right } = (table.querySelector(cell) as Element).getBoundingClientRect();
      return sign === 1 ? [left, right] : [innerWidth - right, innerWidth - left];
    });
    return { name, price, beyond: scroller.scrollWidth - scroller.clientWidth };
  });

for (const url of [at('SHMS', '/en/'), at('CR', '/ru/'), at('SEG', '/ar/')])
  test(`on a phone a price stands beside the name of its programme: ${url}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(url);
    const { name, price } = await edges(page);
    expect(name?.[0]).toBeGreaterThanOrEqual(0);
    expect(price?.[0]).toBeGreaterThanOrEqual(name?.[1] ?? 0);
    expect(price?.[1]).toBeLessThanOrEqual(360);
  });

test('a table of programmes is printed to its last column', async ({ page }) => {
  // The text's width on A4.
  await page.setViewportSize({ width: 672, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(at('SEG', '/ar/'));
  expect((await edges(page)).beyond).toBe(0);
});
