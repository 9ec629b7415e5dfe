import { expect, type Page, test } from '@playwright/test';
import { at } from '../../product.ts';

/** Ends of the table's cells that lie beyond the window, and how far the page scrolls sideways. */
const beyond = (page: Page) =>
  page.locator('[data-block="program_list"] table').evaluate((table) => {
    const cells = [...table.querySelectorAll('tbody :is(th, td)')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    return {
      cells: cells.filter(({ left, right }) => left < -1 || right > innerWidth + 1).length,
      table: table.scrollWidth - table.clientWidth,
      page: document.documentElement.scrollWidth - innerWidth,
    };
  });

for (const [url, price] of [
  [at('SHMS', '/en/'), /^Tuition CHF/],
  [at('CR', '/ru/'), /^Стоимость обучения \d+/],
  [at('SEG', '/ar/'), /^الرسوم الدراسية /],
] as const)
  test(`on phones and tablets each fact of a programme is seen with its label: ${url}`, async ({
    page,
  }) => {
    await page.goto(url);
    for (const width of [360, 600, 768, 820]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await beyond(page), `${width} px`).toEqual({ cells: 0, table: 0, page: 0 });
      const row = page.getByRole('table').getByRole('row').nth(1);
      await expect(row.getByRole('rowheader')).toBeVisible();
      await expect(row.getByRole('cell', { name: price })).toBeVisible();
    }
  });
