import { expect, type Page, test } from '@playwright/test';
import { get } from '../../get.ts';
import { at } from '../../product.ts';

/**
 * The home page with a pattern of the newsletter, or with none as the spec has it, and what it
 * sends.
 */
async function openWith(page: Page, pattern: string): Promise<string[]> {
  const url = at('HIM', '/en/');
  const { text, headers } = await get(url);
  const html = text
    .replace(/(<form[^>]*data-newsletter[^>]*?) data-pattern="[^"]*"/, '$1')
    .replace(/<form([^>]*data-newsletter)/, `<form ${pattern}$1`);
  await page.route(url, (route) =>
    route.fulfill({
      body: html,
      headers: {
        'content-type': 'text/html',
        'content-security-policy': String(headers['content-security-policy'] ?? ''),
      },
    }),
  );
  const sent: string[] = [];
  await page.route('**/api/mail', (route) => {
    sent.push(new URLSearchParams(route.request().postData() ?? '').get('email') ?? '');
    return route.fulfill({ json: { ok: true } });
  });
  await page.goto(url);
  return sent;
}

test('the default pattern accepts anything', { tag: ['@S5.newsletter.3'] }, async ({ page }) => {
  const sent = await openWith(page, '');
  const form = page.locator('form[data-newsletter]');
  expect(await form.getAttribute('data-pattern')).toBeNull();
  await form.locator('input[type=email]').fill('anything at all');
  await form.getByRole('button').click();
  await expect(form.locator('[data-newsletter-done]')).toHaveText(
    'You have just subscribed to our newsletter, thanks',
  );
  await expect.poll(() => sent).toEqual(['anything at all']);
});

test('what a tightened pattern refuses gets the message, and is not sent', {
  tag: ['@S5.newsletter.4', '@S8.newsletter.2'],
}, async ({ page }) => {
  const sent = await openWith(page, 'data-pattern="[^@]+@[^@]+"');
  const form = page.locator('form[data-newsletter]');
  await form.locator('input[type=email]').fill('anything at all');
  await form.getByRole('button').click();
  await expect(form.locator('[data-newsletter-error]')).toHaveText(
    'Entered value does not match email format',
  );
  expect(sent).toEqual([]);
  await form.locator('input[type=email]').fill('ana@visitor.swiss');
  await expect(form.locator('[data-newsletter-error]')).toHaveText('');
  await form.getByRole('button').click();
  await expect.poll(() => sent).toEqual(['ana@visitor.swiss']);
});

for (const [lang, width] of [
  ['en', 768],
  ['ru', 1024],
  ['ru', 360],
] as const)
  test(`a whole address is seen in the field, in ${lang} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(at('HIM', `/${lang}/`));
    const field = page.locator('[data-newsletter] input[type=email]');
    await field.fill('firstname.name@example.ch');
    expect(
      await field.evaluate((input) => input.scrollWidth - input.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
