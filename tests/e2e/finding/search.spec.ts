import { expect, test } from '@playwright/test';
import { get } from '../../get.ts';
import { at } from '../../product.ts';

const panel = '[data-search-dialog] [data-search-panel]';

test('the panel stands in the desktop top bar in English only', {
  tag: ['@S2.search.1', '@S1.header.2'],
}, async ({ page }) => {
  await page.goto(at('HIM', '/en/'));
  await expect(page.locator(panel)).toHaveCount(1);
  await page.goto(at('HIM', '/es/'));
  await expect(page.locator(panel)).toHaveCount(0);
});

test('suggests above two characters, three titles', {
  tag: [
    ...['@S2.search.2', '@S2.search.3', '@S2.search.4', '@S2.search.9', '@S4.search.1'],
    ...['@S9.search.1', '@S9.search.2', '@S7.suggest.1', '@S7.suggest.2'],
  ],
}, async ({ page }) => {
  await page.goto(at('HIM', '/en/'));
  await page.locator('[data-top-bar] [data-search-open]').click();
  const input = page.locator(`${panel} input[type=search]`);
  const options = page.locator(`${panel} [role=option]`);
  await expect(page.locator(`${panel} [data-search-part=recommended]`)).toBeVisible();
  await expect(page.locator(`${panel} [data-search-part=highlights]`)).toBeVisible();
  await input.pressSequentially('ho');
  await page.waitForTimeout(500);
  await expect(options).toHaveCount(0);
  await input.pressSequentially('t');
  await expect(options.first()).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(3);
  const first = await options.first().textContent();
  await input.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await input.press('Enter');
  await expect(input).toHaveValue(first ?? '');
});

test('a suggestion is chosen by a click, not by a finger that sets out to scroll; Escape closes the list alone', async ({
  page,
}) => {
  await page.goto(at('HIM', '/en/'));
  await page.locator('[data-top-bar] [data-search-open]').click();
  const input = page.locator(`${panel} input[type=search]`);
  const option = page.locator(`${panel} [role=option]`).first();
  await input.pressSequentially('hot');
  await expect(option).toBeVisible();
  await option.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await expect(input).toHaveValue('hot');
  await expect(option).toBeVisible();
  await input.press('Escape');
  await expect(option).toBeHidden();
  await expect(input).toHaveValue('hot');
  await expect(input).toBeVisible();
  await input.pressSequentially('e');
  await expect(option).toBeVisible();
  const title = (await option.textContent()) ?? '';
  await option.click();
  await expect(input).toHaveValue(title);
  await expect(input).toBeFocused();
});

test('the page of results shows no button without an effect', async ({ page }) => {
  await page.goto(at('HIM', '/en/search/?search_api_fulltext=hotel'));
  const buttons = page.locator('main search button').filter({ visible: true });
  await expect(buttons).toHaveCount(1);
  await expect(buttons).toHaveAttribute('type', 'submit');
});

test('a search shows both tabs with counts, and clearing resets', {
  tag: [
    ...['@S4.search.2', '@S4.search.3', '@S4.search.4', '@S2.search.5', '@S2.search.6'],
    ...['@S2.search.7', '@S2.search.8', '@S2.routes.8', '@S5.search.1', '@S4.search.5'],
  ],
}, async ({ page }) => {
  await page.goto(at('HIM', '/en/'));
  await page.locator('[data-top-bar] [data-search-open]').click();
  const box = page.locator(panel);
  const input = box.locator('input[type=search]');
  const urls: string[] = [];
  page.on('request', (request) => request.url().includes('/views/') && urls.push(request.url()));
  await input.press('Enter');
  await page.waitForTimeout(300);
  expect(urls).toEqual([]);
  await input.fill('hotel');
  await input.press('Enter');
  await expect(box.getByRole('tab', { name: /^ALL \d+$/ })).toBeVisible();
  await expect(box.getByRole('tab', { name: /^NEWS \d+$/ })).toBeVisible();
  await expect(box.getByRole('status')).toHaveText(/^\d+ results for hotel$/);
  await expect(box.locator('[data-search-part=recommended]')).toBeHidden();
  await expect(box.getByRole('tabpanel').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/en\//,
  );
  expect(
    urls.some(
      (url) =>
        url.includes('search_api_fulltext=hotel') &&
        url.includes('full=1') &&
        url.includes('field_domain_access=HIM'),
    ),
  ).toBe(true);
  expect(
    urls.some(
      (url) =>
        url.includes('combine=hotel') &&
        url.includes('origin=1') &&
        url.includes('field_web_value=4'),
    ),
  ).toBe(true);
  await box.locator('[data-search-clear]').click();
  await expect(input).toHaveValue('');
  await expect(box.locator('[data-search-part=recommended]')).toBeVisible();
});

test('NEWS is chosen by itself where ALL is empty and NEWS is not', {
  tag: ['@S4.search.6'],
}, async ({ page }) => {
  await page.route('**/views/search/default?*', (route) =>
    route.fulfill({ json: { items: [], pager: { total_items: 0 } } }),
  );
  await page.route('**/views/news/rest_export_2?*', (route) =>
    route.fulfill({
      json: { items: [{ title: 'Only news', alias: '/news/x/' }], pager: { total_items: 1 } },
    }),
  );
  await page.goto(at('HIM', '/en/'));
  await page.locator('[data-top-bar] [data-search-open]').click();
  const box = page.locator(panel);
  await box.locator('input[type=search]').fill('xyz');
  await box.locator('input[type=search]').press('Enter');
  await expect(box.getByRole('tab', { name: /NEWS/ })).toHaveAttribute('aria-selected', 'true');
  await expect(box.getByRole('link', { name: 'Only news' })).toHaveAttribute('href', '/en/news/x/');
});

test('both calls answer for any text', {
  tag: [
    ...['@S7.search.1', '@S7.search.2', '@S7.search.3', '@S7.news.1', '@S7.news.2'],
    ...['@S3.search.1', '@S3.search.2', '@S3.search.3'],
  ],
}, async () => {
  for (const text of [
    'hotel',
    '"',
    'a AND',
    '* OR NOT',
    "'; DROP TABLE pages;--",
    '👩‍🍳',
    '‏فندق',
    'x'.repeat(5000),
    '\u0001',
    'ho\u0000tel',
    '',
  ]) {
    const pages = await get(
      at(
        'HIM',
        `/views/search/default?${new URLSearchParams({ search_api_fulltext: text, full: '1', field_domain_access: 'HIM' })}`,
      ),
    );
    const news = await get(
      at(
        'HIM',
        `/views/news/rest_export_2?${new URLSearchParams({ combine: text, origin: '1', field_web_value: '4' })}`,
      ),
    );
    const shown = await get(
      at('HIM', `/ar/search/?${new URLSearchParams({ search_api_fulltext: text })}`),
    );
    expect([pages.status, news.status, shown.status], text.slice(0, 20)).toEqual([200, 200, 200]);
    expect(JSON.parse(pages.text).pager.total_items).toEqual(expect.any(Number));
  }
});

test('a search that the backend cannot answer says so and keeps the words', async ({ page }) => {
  await page.route('**/views/**', (route) => route.abort());
  await page.goto(at('HIM', '/en/'));
  await page.locator('[data-top-bar] [data-search-open]').click();
  const box = page.locator(panel);
  await box.locator('input[type=search]').fill('hotel');
  await box.locator('input[type=search]').press('Enter');
  await expect(box.getByRole('status')).toContainText('Your words are kept');
  await expect(box.locator('input[type=search]')).toHaveValue('hotel');
});
