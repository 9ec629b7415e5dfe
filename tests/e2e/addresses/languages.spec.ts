import { expect, test } from '@playwright/test';
import { at } from '../../product.ts';

test('languages that exclude the visitor’s country are hidden, and the country is kept', {
  tag: ['@S6.roles.5', '@S6.roles.4', '@S7.geo.3', '@S3.language.2'],
}, async ({ page }) => {
  let calls = 0;
  await page.route('**/api/geolocation', (route) => {
    calls += 1;
    return route.fulfill({ json: { countryCode: 'CN' } });
  });
  await page.goto(at('HIM', '/en/'));
  const languages = page.locator('[data-top-bar] [data-languages]');
  await expect(languages.locator('a[hreflang="ar"]')).toBeHidden();
  await expect(languages.locator('a[hreflang="ru"]')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('countryCode'))).toBe('CN');
  await page.reload();
  await expect(languages.locator('a[hreflang="ar"]')).toBeHidden();
  expect(calls).toBe(1);
});

test('a failed geolocation is logged to the console and shows nothing', {
  tag: ['@S8.geo.1', '@S8.geo.2'],
}, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/geolocation', (route) => route.abort());
  await page.goto(at('HIM', '/en/'));
  await expect.poll(() => logged.some((line) => line.includes('geolocation failed'))).toBe(true);
  await expect(page.locator('[data-top-bar] [data-languages] a')).toHaveCount(4);
  for (const link of await page.locator('[data-top-bar] [data-languages] a').all())
    await expect(link).toBeVisible();
});

test('arrows point along their text, in Arabic and in an English passage of an Arabic page', async ({
  page,
}) => {
  await page.goto(at('CR', '/ar/admissions/'));
  const scales = (within: string) =>
    page
      .locator(`${within} [data-mirror]`)
      .evaluateAll((arrows) => [...new Set(arrows.map((arrow) => getComputedStyle(arrow).scale))]);
  expect(await scales('main [dir="ltr"]')).toEqual(['1']);
  expect(await scales('footer')).toEqual(['-1 1']);
});
