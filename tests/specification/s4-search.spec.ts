import { expect, type Locator, type Page, test } from '@playwright/test';
import { at, type Code, daily, fetchContent } from './kit/brandTable.ts';

/** Opens the home page, and on it the panel of the search. */
async function openSearch(page: Page, code: Code): Promise<Locator> {
  await page.goto(at(code, '/en/'));
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Search', exact: true }).first().click();
  return page.getByRole('dialog', { name: 'Search' });
}

for (const code of daily('SEG', 'CR')) {
  test(`${code}: the search box suggests three titles above two characters, and clears`, {
    tag: [
      ...['@S2.search.2', '@S2.search.3', '@S2.search.4', '@S2.search.9', '@S4.search.1'],
      ...['@S4.search.4', '@S4.search.5', '@S5.search.1', '@S7.suggest.1', '@S7.suggest.2'],
      ...['@S9.search.1', '@S9.search.2', '@S1.product.9'],
    ],
  }, async ({ page }) => {
    const { body } = await fetchContent(code, '/en/');
    const dialog = await openSearch(page, code);
    const box = dialog.getByRole('combobox');
    // The first one of CR is a page that the search finds, too.
    const recommended = dialog.getByRole('link', {
      name: body.menus.search_recommended[code === 'CR' ? 2 : 0].title,
      exact: true,
    });
    const suggestions = dialog.getByRole('option');
    await expect(recommended.first()).toBeVisible();
    await box.press('Enter');
    await expect(dialog.getByRole('tab')).toHaveCount(0);
    await box.pressSequentially('ca');
    await page.waitForTimeout(600);
    await expect(suggestions).toHaveCount(0);
    await box.pressSequentially('m');
    await expect(suggestions).toHaveCount(3);
    await box.press('Enter');
    await expect(suggestions).toHaveCount(0);
    await expect(dialog.getByRole('tab')).toHaveCount(2);
    await expect(recommended).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Clear search' }).click();
    await expect(box).toHaveValue('');
    await expect(recommended.first()).toBeVisible();
  });

  test(`${code}: a search shows ALL and NEWS with counts, its sentence, and short snippets`, {
    tag: [
      ...['@S2.search.5', '@S2.search.6', '@S2.search.7', '@S2.search.8', '@S4.search.2'],
      ...['@S4.search.3', '@S2.routes.8', '@S9.search.3', '@S7.news.2'],
    ],
  }, async ({ page }) => {
    const dialog = await openSearch(page, code);
    await dialog.getByRole('combobox').fill('students');
    await dialog.getByRole('combobox').press('Enter');
    const all = dialog.getByRole('tab', { name: /^ALL \d+$/ });
    await expect(all).toBeVisible();
    await expect(dialog.getByRole('tab', { name: /^NEWS \d+$/ })).toBeVisible();
    const n = ((await all.textContent()) ?? '').replace(/\D/g, '');
    await expect(dialog.getByText(`${n} results for students`, { exact: true })).toBeVisible();
    const links = dialog.getByRole('tabpanel').getByRole('listitem').getByRole('link');
    for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
      expect(href).toMatch(/^\/en\/.*\/$|^\/en\/$/);
    for (const snippet of await dialog.getByRole('tabpanel').locator('li p').allInnerTexts())
      expect(snippet.replace(/^… | …$/g, '').length).toBeLessThanOrEqual(150);
  });
}

for (const code of daily('SEG', 'CR'))
  test(`${code}: the search panel of the desktop top bar is English only`, {
    tag: '@S2.search.1',
  }, async ({ page }) => {
    for (const [lang, count] of [
      ['en', 1],
      ['es', 0],
      ['ar', 0],
      ['ru', 0],
    ] as const) {
      await page.goto(at(code, `/${lang}/`));
      await expect(page.locator('#search-dialog')).toHaveCount(count);
    }
  });

for (const code of daily('SEG', 'CR'))
  test(`${code}: NEWS is chosen where only news match`, { tag: '@S4.search.6' }, async ({
    page,
  }) => {
    await page.route(/\/views\/search\/default/, (route) =>
      route.fulfill({ json: { items: [], rows: [], pager: { total_items: 0 } } }),
    );
    const dialog = await openSearch(page, code);
    await dialog.getByRole('combobox').fill('hotel');
    await dialog.getByRole('combobox').press('Enter');
    await expect(dialog.getByRole('tab', { name: /^NEWS [1-9]/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
