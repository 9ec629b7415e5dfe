import { expect, type Page, test } from '@playwright/test';
import { at, daily } from '../kit/brandTable.ts';
import { field } from '../kit/formFields.ts';

/** What a page writes to the console from here on. */
function recordConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

for (const code of daily('SEG', 'CR')) {
  for (const [name, answer] of [
    ['no country', { json: { countryCode: null } }],
    ['a name', { json: { countryCode: 'Switzerland' } }],
    ['nothing', { json: {} }],
    ['a page', { body: '<html>', contentType: 'text/html' }],
    ['an error', { status: 503, json: { countryCode: 'CH' } }],
  ] as const)
    test(`${code}: ${name} for a country is logged once, not kept, and asked again`, {
      tag: ['@S7.geo.2', '@S7.geo.3', '@S8.geo.1', '@S8.geo.2'],
    }, async ({ page }) => {
      const lines = recordConsole(page);
      let calls = 0;
      await page.route(/\/api\/geolocation/, (route) => {
        calls += 1;
        return route.fulfill(answer);
      });
      const failures = () => lines.filter((line) => line.includes('geolocation failed'));
      for (const visit of [1, 2]) {
        await page.goto(at(code, '/en/'));
        await expect.poll(failures).toHaveLength(visit);
        expect(calls).toBe(visit);
      }
      expect(await page.evaluate(() => localStorage.getItem('countryCode'))).toBeNull();
      const links = page.getByRole('navigation', { name: 'Choose a language' }).first();
      await expect(links.getByRole('link').filter({ visible: true })).toHaveCount(4);
    });

  test(`${code}: countries that can’t be had are logged once, and the list has the browser’s names`, {
    tag: ['@S8.fetch.3', '@S8.fetch.5', '@S7.countries.2'],
  }, async ({ page }) => {
    const lines = recordConsole(page);
    await page
      .context()
      .route(/countries\.json/, (route) => route.fulfill({ status: 503, body: 'secret reason' }));
    await page.goto(at(code, '/ru/contact/'));
    await expect(field(page, 'Country').getByText('Швейцария')).toBeAttached();
    expect(lines.filter((line) => line.includes('countries failed'))).toHaveLength(1);
    await expect(page.getByText('secret reason')).toHaveCount(0);
  });
}

for (const code of daily('SEG', 'CAA'))
  test(`${code}: a form’s countries are those of countries.json, in the page’s language`, {
    tag: ['@S7.countries.1', '@S7.countries.2'],
  }, async ({ page, context }) => {
    for (const [lang, name] of [
      ['en', 'Switzerland'],
      ['es', 'Suiza'],
      ['ar', 'سويسرا'],
      ['ru', 'Швейцария'],
    ] as const) {
      const answered: string[] = [];
      await context.route(/countries\.json/, (route) => {
        answered.push(route.request().url());
        return route.fulfill({ json: [{ code: 'CH', name: `${name} (list)` }] });
      });
      await page.goto(at(code, `/${lang}/contact/`));
      await expect(field(page, 'Country').getByText(`${name} (list)`)).toBeAttached();
      expect(answered).toEqual([expect.stringMatching(new RegExp(`\\?lang=${lang}$`))]);
      await context.unroute(/countries\.json/);
    }
  });
