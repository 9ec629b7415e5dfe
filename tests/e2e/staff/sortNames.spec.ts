import { expect, test } from '@playwright/test';
import { keepSession } from '../../personOf.ts';
import { screensOf } from '../../screens.ts';
import { adminHeaders } from '../../signIn.ts';

for (const language of ['en', 'es', 'ar', 'ru'])
  test(`every head of a list says what it sorts by in ${language}`, async ({ context, page }) => {
    test.slow();
    const headers = await adminHeaders();
    await keepSession(context, headers['authorization']?.slice(4) ?? '', language);
    const lists = (await screensOf(headers)).filter((url) => /\/collections\/[^/]+$/.test(url));
    for (const url of lists) {
      await page.goto(url);
      const columns = page.locator('.sort-column:has(button)');
      await expect(page.getByRole('main').first()).toBeVisible();
      await expect(page.locator('button[aria-label*="[object Object]"]'), url).toHaveCount(0);
      for (const column of await columns.all()) {
        const head = (await column.locator('.sort-column__label').textContent())?.trim() ?? '';
        expect(head, url).not.toBe('');
        for (const button of await column.locator('button').all())
          expect(await button.getAttribute('aria-label'), url).toContain(head);
      }
    }
  });
