import { expect, type Page, test } from '@playwright/test';
import { takenByCrm } from '../../forms/arrivals.ts';
import {
  fillByPointer,
  mountedForm,
  openForm,
  solveCaptcha,
  takePersonsTime,
} from '../../forms/formPage.ts';
import { leadsInOutbox } from '../../forms/leadsInOutbox.ts';
import { answerTo } from '../../forms/person.ts';
import { onePageEach } from '../../onePageEach.ts';
import { at } from '../../product.ts';

const formPageUrl = async (type: string): Promise<string> =>
  (await onePageEach('HIM', 'en')).get(type) ?? `no ${type} page`;

/** The thank-you page shows the reference, takes it out of the address, and the outbox has it. */
async function expectThanks(page: Page): Promise<string> {
  const shown = page.locator('[data-reference]');
  await expect(shown).toHaveText(/^HIM-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  await expect(page).not.toHaveURL(/ref=/);
  const reference = (await shown.textContent()) ?? '';
  expect(leadsInOutbox(reference)).toBe(1);
  return reference;
}

test('the form is mounted on the client only; without scripts a plain one stands there', {
  tag: ['@S2.formpage.16'],
}, async ({ page }) => {
  const url = await formPageUrl('contact');
  const html = (await (await page.goto(url))?.text()) ?? '';
  expect(html).not.toContain('<form data-lead-form');
  expect(html.match(/<noscript>.*?<form[^>]*data-plain-form="contact"/s)).not.toBeNull();
  await openForm(page, url);
});

test('an empty form names what is missing, takes the focus, and stays', {
  tag: ['@S5.lead.16', '@S8.form.1', '@S5.lead.3'],
}, async ({ page }) => {
  const url = await formPageUrl('contact');
  const form = await openForm(page, url);
  await form.getByRole('button').click();
  const summary = form.locator('[data-form-summary]');
  await expect(summary).toBeFocused();
  await expect(summary.locator('p').first()).toHaveText('There are incorrect or missing fields.');
  const name = form.locator('[name=Name]');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  const described = await name.getAttribute('aria-describedby');
  await expect(page.locator(`[id="${described}"]`)).toHaveText('Name is required');
  await summary.getByRole('link', { name: /^Name:/ }).click();
  await expect(name).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`^${url}`));
});

test('without the captcha it says so', {
  tag: ['@S4.lead.3', '@S5.lead.14', '@S5.lead.17', '@S8.form.2'],
}, async ({ page }) => {
  const form = await openForm(page, await formPageUrl('contact'));
  await fillByPointer(form);
  await form.getByRole('button').click();
  await expect(form.locator('[data-form-summary] p').first()).toHaveText('Invalid CAPTCHA.');
  await solveCaptcha(form);
  await form.getByRole('button').click();
  await expectThanks(page);
});

test.describe('in UTC+8', () => {
  test.use({ timezoneId: 'Asia/Shanghai' });
  test('no captcha is seen, nothing blocks', {
    tag: ['@S5.lead.15', '@S9.captcha.1', '@S5.livechat.16'],
  }, async ({ page }) => {
    const form = await openForm(page, await formPageUrl('contact'));
    const captcha = form.locator('[data-captcha]');
    await expect(captcha).toBeHidden();
    await fillByPointer(form, (name, type) =>
      name === 'Email' ? `ana.${crypto.randomUUID()}@visitor.swiss` : answerTo(name, type),
    );
    await expect(captcha.locator('input')).toHaveCount(0);
    await takePersonsTime(form);
    await form.getByRole('button').click();
    // It reaches the CRM by itself: nobody had to release it.
    await takenByCrm([await expectThanks(page)]);
  });
});

test('what was typed survives a reload and the way back, and is forgotten once it has arrived', {
  tag: ['@S5.lead.5'],
}, async ({ page }) => {
  const url = await formPageUrl('contact');
  const form = await openForm(page, url);
  await fillByPointer(form);
  const email = form.locator('[name=Email]');
  await email.fill('ANA@Visitor.SWISS');
  await email.blur();
  await expect(email).toHaveValue('ana@visitor.swiss');
  await page.reload();
  await mountedForm(page);
  await expect(email).toHaveValue('ana@visitor.swiss');
  await form.locator('[name=Name]').fill('Anaïs');
  await page.goto(at('HIM', '/en/search/'));
  await page.goBack();
  await mountedForm(page);
  await expect(form.locator('[name=Name]')).toHaveValue('Anaïs');
  await expect(form.locator('[name=TermsAndConditions]')).toBeVisible();
  await form.locator('[name=TermsAndConditions]').check();
  await solveCaptcha(form);
  await form.getByRole('button').click();
  await expectThanks(page);
  expect(
    await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')),
    ),
  ).toEqual([]);
});

test('a dynamic select shows its group, hides and clears the others', {
  tag: ['@S4.lead.4', '@S4.lead.5', '@S4.lead.6'],
}, async ({ page }) => {
  const form = await openForm(page, at('HIM', '/en/meet-a-representative/'));
  await form.locator('[name=MeetingMode]').selectOption('video');
  await form.locator('[name=CallDate]').fill('2030-01-07');
  await form.locator('[name=MeetingMode]').selectOption('city');
  await expect(form.locator('[name=CallDate]')).toHaveCount(0);
  await expect(form.locator('select[name=EventId]')).toBeVisible();
  await form.locator('[name=MeetingMode]').selectOption('video');
  await expect(form.locator('[name=CallDate]')).toHaveValue('');
  const min = await form.locator('[name=CallDate]').getAttribute('min');
  expect(min).toBe(await page.evaluate(() => new Date().toLocaleDateString('sv-SE')));
});

test('a double click is one lead', async ({ page }) => {
  const form = await openForm(page, await formPageUrl('brochure'));
  const posts: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' && request.url().includes('/leads/') && posts.push(request.url()),
  );
  await fillByPointer(form);
  await solveCaptcha(form);
  await form.getByRole('button').dblclick();
  await expectThanks(page);
  expect(posts).toHaveLength(1);
});

test('hidden fields go along, the dataLayer learns of the kind only', {
  tag: ['@S3.lead.1', '@S3.lead.4', '@S7.analytics.1', '@S7.analytics.3'],
}, async ({ page }) => {
  let posted = new URLSearchParams();
  await page.route('**/leads/contact', (route) => {
    posted = new URLSearchParams(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  const form = await openForm(page, await formPageUrl('contact'));
  await fillByPointer(form);
  await solveCaptcha(form);
  await form.getByRole('button').click();
  await expect.poll(() => posted.size).toBeGreaterThan(10);
  expect(posted.get('WebSource')).toBe('HIM');
  expect(posted.get('Timezone')).toBe('Europe/Zurich');
  for (const name of [
    'SourceWebURL',
    'ThankYouURL',
    'SiteType',
    'oid',
    'sfga',
    'additionalGtmFormType',
    'additionalGtmFormTitle',
    'additionalGtmFormName',
  ]) {
    expect(posted.get(name), name).toBeTruthy();
  }
  expect(posted.has('EventId') && posted.has('SchoolInterest')).toBe(true);
  const layer = await page.evaluate(() =>
    JSON.stringify((globalThis as unknown as { dataLayer?: unknown[] }).dataLayer ?? []),
  );
  expect(layer).toContain('"event":"goalCompletion"');
  expect(layer).not.toMatch(/rossi|visitor\.swiss|79 123/i);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the plain form sends, and shows the reference', async ({ page }) => {
    await page.goto(await formPageUrl('contact'));
    const form = page.locator('form[data-plain-form=contact]');
    await fillByPointer(form);
    await form.getByRole('button').click();
    await expect(page.locator('[data-reference]')).toHaveText(/^HIM-/);
  });
});

test('newsletter: asks for the address, then always thanks', {
  tag: [
    ...['@S5.newsletter.1', '@S5.newsletter.2', '@S8.newsletter.1', '@S8.newsletter.3'],
    ...['@S4.newsletter.1', '@S4.newsletter.3', '@S7.mail.5'],
  ],
}, async ({ page }) => {
  await page.route('**/api/mail**', (route) => route.abort());
  await page.goto(at('HIM', '/en/'));
  const form = page.locator('form[data-newsletter]');
  await form.getByRole('button').click();
  await expect(form.locator('[data-newsletter-error]')).toHaveText('The field is required');
  await form.locator('input[type=email]').fill('ana@visitor.swiss');
  await form.getByRole('button').click();
  await expect(form.locator('[data-newsletter-done]')).toHaveText(
    'You have just subscribed to our newsletter, thanks',
  );
});

test('newsletter: posts list and address, which stand in no URL', {
  tag: ['@S4.newsletter.2', '@S1.product.10'],
}, async ({ page }) => {
  await page.goto(at('HIM', '/en/'));
  const form = page.locator('form[data-newsletter]');
  await form.locator('input[type=email]').fill('ana@visitor.swiss');
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/mail'),
    form.getByRole('button').click(),
  ]);
  expect([sent.method(), new URL(sent.url()).search, sent.postData()]).toEqual([
    'POST',
    '',
    'id=him-school&email=ana%40visitor.swiss&lang=en',
  ]);
  await expect(form.locator('[data-newsletter-done]')).toHaveText(
    'You have just subscribed to our newsletter, thanks',
  );
});
