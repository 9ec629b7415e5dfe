import { expect, type Locator, test } from '@playwright/test';
import { formReady, listReady } from '../../admin/screenReady.ts';
import { cmsOrigin } from '../../product.ts';
import { signInAs } from '../../signedInPerson.ts';

const admin = `${cmsOrigin}/admin/collections`;

/** Where an element stands in the window. */
const elementBox = async (element: Locator) => {
  const box = await element.boundingBox({ timeout: 2000 });
  if (!box) throw new Error('It is not shown.');
  return box;
};

/** Where the words of a label stand, which is as wide as its field. */
const labelTextBox = (label: Locator) =>
  label.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });

for (const language of ['en', 'ar'])
  for (const width of [390, 1280])
    test(`what is wrong with a field is readable beside its label (${language}, ${width})`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await signInAs(context, 'editor', language);
      await page.goto(`${admin}/redirects/create`);
      await formReady(page);
      await page.locator('#field-path').fill('/old/');
      await page.locator('#field-url').fill('https://evil.example/');
      const field = page.locator('.field-type:has(> .field-type__wrap > #field-url)');
      const error = field.locator('.field-error');
      const label = field.locator('.field-label');
      await page.locator('#action-save').click();
      const name = (await label.textContent()) ?? '';
      await expect(page.locator('[data-sonner-toast]').first()).toContainText(name.trim());
      await expect(error).toContainText('evil.example');
      // The state of the form that the last key asked for has come by then.
      await page.waitForTimeout(2_000);
      await expect(error).toContainText('evil.example');
      await expect(async () => {
        const [text, words] = [await elementBox(error), await labelTextBox(label)];
        const isBeside =
          text.x >= words.x + words.width ||
          text.x + text.width <= words.x ||
          text.y >= words.y + words.height;
        expect(isBeside, JSON.stringify({ text, words })).toBe(true);
        expect(text.x >= 0 && text.x + text.width <= width).toBe(true);
        const content = error.locator('.tooltip-content');
        expect(await content.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      }).toPass();
      const address = page.locator('#field-url');
      expect(await address.evaluate((one) => getComputedStyle(one).direction)).toBe('ltr');
    });

test('on an Arabic telephone the tabs of a page stand apart', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signInAs(context, 'editor', 'ar');
  await page.goto(`${admin}/pages`);
  await listReady(page);
  await page.locator('.collection-list tbody a').first().click();
  const tabs = page.locator('.tabs-field__tab-button:visible');
  await expect(tabs.nth(1)).toBeVisible();
  const [first, second] = [await elementBox(tabs.first()), await elementBox(tabs.nth(1))];
  expect(first.x - (second.x + second.width)).toBeGreaterThan(8);
});
