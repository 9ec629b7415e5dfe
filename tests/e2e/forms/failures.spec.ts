import { expect, type Page, test } from '@playwright/test';
import { fillByPointer, openForm, solveCaptcha } from '../../forms/formPage.ts';
import { onePageEach } from '../../onePageEach.ts';

const openContact = async (page: Page) =>
  openForm(page, (await onePageEach('HIM', 'en')).get('contact') ?? 'no contact page');

const expectThanks = (page: Page) =>
  expect(page.locator('[data-reference]')).toHaveText(/^HIM-[2-9A-Z]{4}-[2-9A-Z]{4}$/);

test.describe('in UTC+8', () => {
  test.use({ timezoneId: 'Asia/Shanghai' });
  test('a proof that can’t be made holds nothing up: the lead is taken without one', async ({
    page,
  }) => {
    await page.route('**/captcha/challenge', (route) => route.abort());
    const form = await openContact(page);
    await fillByPointer(form);
    await form.getByRole('button').click();
    await expectThanks(page);
  });
});

test('a submission that gets no answer can be sent again, by the same key', async ({ page }) => {
  const keys: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/leads/contact'))
      keys.push(new URLSearchParams(request.postData() ?? '').get('_key'));
  });
  // The browser stays on the page, as it does where the visitor stops it.
  await page.route('**/leads/contact', (route) => route.fulfill({ status: 204 }), { times: 1 });
  await page.clock.install();
  const form = await openContact(page);
  const button = form.getByRole('button');
  const label = (await button.textContent()) ?? '';
  await fillByPointer(form);
  await solveCaptcha(form);
  await button.click();
  // It says so from the captcha's check on; its time begins when it has sent.
  await expect.poll(() => keys).toHaveLength(1);
  await expect(button).toHaveText('Sending …');
  await page.clock.fastForward(14_000);
  await expect(button).toHaveText('Sending …');
  await page.clock.fastForward(1000);
  await expect(button).toHaveText(label);
  await solveCaptcha(form);
  await button.click();
  await expectThanks(page);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('a refused pass brings the same page back, with the message and what was typed last', async ({
  page,
}) => {
  await page.route('**/captcha/verify', (route) =>
    route.fulfill({ json: { success: true, pass: 'x.y' } }),
  );
  const form = await openContact(page);
  const surname = form.locator('[name=Surname]');
  const refusedWith = async (typed: string) => {
    await surname.fill(typed);
    await solveCaptcha(form);
    const [answer] = await Promise.all([
      page.waitForResponse('**/leads/contact'),
      form.getByRole('button').click(),
    ]);
    expect(answer.status()).toBe(400);
    await expect(form.locator('[data-form-summary] p').first()).toHaveText('Invalid CAPTCHA.');
    await expect(surname).toHaveValue(typed);
  };
  await fillByPointer(form);
  await refusedWith('Rossi');
  await surname.fill('Bianchi');
  await openContact(page);
  await expect(surname).toHaveValue('Bianchi');
  await refusedWith('Verdi');
});

test('what never arrived is still there after another form’s thank-you page', async ({ page }) => {
  await page.route('**/leads/contact', (route) => route.abort());
  const form = await openContact(page);
  await fillByPointer(form);
  const email = await form.locator('[name=Email]').inputValue();
  await solveCaptcha(form);
  await Promise.all([page.waitForEvent('requestfailed'), form.getByRole('button').click()]);
  const pages = await onePageEach('HIM', 'en');
  const other = await openForm(page, pages.get('brochure') ?? '');
  await fillByPointer(other);
  await solveCaptcha(other);
  await other.getByRole('button').click();
  await expectThanks(page);
  await expect((await openContact(page)).locator('[name=Email]')).toHaveValue(email);
});

test('without a network it says so and keeps the tick, and sends once there is one', async ({
  page,
  context,
}) => {
  const form = await openContact(page);
  await fillByPointer(form);
  await solveCaptcha(form);
  await context.setOffline(true);
  await form.getByRole('button').click();
  await expect(form.locator('[data-form-summary] p').first()).toHaveText(
    'There is no connection to our site. What you wrote is kept: please try again.',
  );
  await expect(form.getByRole('checkbox', { name: 'I am not a robot' })).toBeChecked();
  await context.setOffline(false);
  await form.getByRole('button').click();
  await expectThanks(page);
});

test('where storage is blocked the form arrives, and the thank-you page does all the rest', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const form = await openContact(page);
  await fillByPointer(form);
  await solveCaptcha(form);
  await form.getByRole('button').click();
  await expectThanks(page);
  const newsletter = page.locator('form[data-newsletter]');
  await newsletter.getByRole('button').click();
  await expect(newsletter.locator('[data-newsletter-error]')).toHaveText('The field is required');
});
