import { expect, test } from '@playwright/test';
import { formReady } from '../../admin/screenReady.ts';
import { register } from '../../forms/register.ts';
import { enter, isLive, makePage, open, publish } from '../../newsroom.ts';
import { at, cmsOrigin } from '../../product.ts';

test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 20_000, hasTouch: true });

test('a reviewer approves and publishes a page on a phone', async ({ page, context, browser }) => {
  test.setTimeout(120_000);
  const { alias, id, title } = await makePage();
  const { headers } = await enter(await browser.newContext(), 'author');
  const call = (path: string, method: string, body: object) =>
    fetch(`${cmsOrigin}/api/pages/${id}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await call('?draft=true&locale=en', 'PATCH', { title: `${title} drafted` });
  await call('/review', 'POST', { act: 'submit' });
  await enter(context, 'reviewer');
  await open(page, '');
  await page.locator('[data-todo=review]').tap();
  await page.waitForURL(/\/reviews/);
  await page.getByRole('link', { name: `${title} drafted` }).tap();
  await page.waitForURL(/\/pages\/\d+/);
  await formReady(page);
  const areCut = await page
    .locator('.doc-controls__value')
    .evaluateAll((dates) => dates.map((date) => date.scrollWidth > date.clientWidth));
  expect(new Set(areCut)).toEqual(new Set([false]));
  await page.locator('[data-act=approve]').tap();
  await expect(page.locator('[data-review=approved]')).toBeVisible();
  await page.locator(publish).tap();
  await isLive(alias, `${title} drafted`);
});

test('admissions find an enquiry on a phone and have what answers it', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const visitor = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const { reference, email } = await register(visitor, at('HIM', '/en/contact/'));
  await enter(context, 'admissions');
  await open(page, '/collections/leads');
  await page.locator('.search-filter input').fill(String(reference));
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: String(reference) }).tap();
  const letter = page.locator(`[data-lead="${reference}"]`);
  await expect(letter).toBeVisible({ timeout: 30_000 });
  const answer = letter.locator('section a[href^="mailto:"]').first();
  await expect(answer).toHaveAttribute('href', new RegExp(`^mailto:${email}`));
  const box = await answer.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390 && box.height >= 24).toBe(true);
  await page.locator('#field-note').fill('Called back.');
  await page.locator(publish).tap();
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible();
});
