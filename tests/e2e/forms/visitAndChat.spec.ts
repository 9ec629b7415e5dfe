import { expect, test } from '@playwright/test';
import { fillByPointer, openForm, solveCaptcha } from '../../forms/formPage.ts';
import { bearer } from '../../leadsSecret.ts';
import { onePageEach } from '../../onePageEach.ts';
import { cmsOrigin } from '../../product.ts';

const formPageUrl = async (type: string) =>
  (await onePageEach('HIM', 'en')).get(type) ?? `no ${type} page`;

test('the visit form: its choices and its messages, word for word', {
  tag: [
    ...['@S2.formpage.15', '@S9.visit.1', '@S9.visit.2', '@S5.visit.13', '@S5.visit.14'],
    ...['@S5.visit.15'],
  ],
}, async ({ page }) => {
  const form = await openForm(page, await formPageUrl('visit'));
  const options = (name: string) =>
    form.locator(`select[name=${name}] option:not([value=""])`).allTextContents();
  const times = (await options('VisitPreferredTime')).map((time) => time.slice(0, 5));
  expect([times.length, times[0], times[1], times.at(-1)]).toEqual([16, '08:00', '08:30', '15:30']);
  const year = new Date().getFullYear();
  expect(await options('DesiredDates')).toEqual([year, year + 1, year + 2, year + 3].map(String));
  expect(await options('Salutation')).toEqual(['Mr.', 'Mrs.', 'Ms.']);
  expect(await options('ProgrammeInterest')).toEqual(['Bachelor Degree', 'Master Degree']);
  await form.getByRole('button').click();
  const summary = form.locator('[data-form-summary]');
  for (const message of [
    'Choose your preferred date',
    'Choose your preferred time',
    'Program of interest is required',
    'Choose your desired date',
    'Choose your salutation',
    'Name is required',
    'Surname is required',
    'Country is required',
    'Phone is required',
    'Terms is required',
  ]) {
    await expect(summary).toContainText(message);
  }
});

test('a visit time that fills up while the form is open gives a message and keeps the form', async ({
  page,
}) => {
  await page.route('**/api/slots', (route) =>
    route.fulfill({
      json: { weekends: false, full: [{ school: 'HIM', date: '2030-01-07', time: '08:00' }] },
    }),
  );
  const form = await openForm(page, await formPageUrl('visit'));
  await form.locator('[name=VisitPreferredDate]').fill('2030-01-05');
  await form.locator('[name=VisitPreferredDate]').blur();
  await expect(form.locator('[data-error=VisitPreferredDate]')).toHaveText(
    'Visits take place from Monday to Friday',
  );
  await form.locator('[name=VisitPreferredDate]').fill('2030-01-07');
  await expect(form.locator('option[value="08:00"]')).toBeDisabled();
  await expect(form.locator('option[value="08:30"]')).toBeEnabled();
});

test('live chat offline: order, Andorra, marks without text, submit only when all passes', {
  tag: [
    ...['@S1.livechat.1', '@S3.livechat.2', '@S3.livechat.4', '@S3.livechat.6', '@S3.livechat.7'],
    ...['@S3.livechat.8', '@S3.livechat.9', '@S4.livechat.1', '@S4.livechat.2', '@S5.livechat.12'],
    ...[
      '@S5.livechat.13',
      '@S5.livechat.14',
      '@S5.livechat.15',
      '@S8.livechat.1',
      '@S8.livechat.2',
    ],
  ],
}, async ({ page }) => {
  const form = await openForm(page, await formPageUrl('livechat'));
  const names = await form
    .locator(':is(input, select):not([type=hidden], [tabindex="-1"])')
    .evaluateAll((controls) =>
      controls.map((control) => (control as HTMLInputElement).name).filter(Boolean),
    );
  expect(names).toEqual([
    'first_name',
    'last_name',
    'email',
    'mobile',
    'country',
    'term_conditions',
  ]);
  const country = form.locator('[name=country]');
  await expect(country).toHaveValue('AD');
  await expect(country.locator('option').first()).toHaveText('Choose country');
  await expect.poll(() => country.locator('option').count()).toBeGreaterThan(245);
  for (const [name, value] of Object.entries({
    lead_source: 'Direct_Lead',
    channel: 'Live Chat',
    flag: '1',
  })) {
    await expect(form.locator(`input[type=hidden][name=${name}]`)).toHaveValue(value);
  }
  await expect(form.locator('[name=retURL]')).toHaveValue(/\/en\/livechat-confirmation\/$/);
  const button = form.getByRole('button');
  await expect(button).toBeDisabled();
  const first = form.locator('[name=first_name]');
  await first.focus();
  await first.blur();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(form.locator('[data-error]:visible')).toHaveCount(0);
  await first.pressSequentially('A');
  await expect(first).not.toHaveAttribute('aria-invalid', 'true');
  await fillByPointer(form);
  await expect(button).toBeDisabled();
  await solveCaptcha(form);
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page).toHaveURL(/\/en\/livechat-confirmation\/$/);
});

test('of four who want the same visit at once three get it, and the last is told', async ({
  request,
}) => {
  const date = new Date(Date.UTC(2031, 0, 6 + 7 * Math.floor(Math.random() * 2000)))
    .toISOString()
    .slice(0, 10);
  const time = { school: 'HIM', date, time: '08:00' };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      request.post(`${cmsOrigin}/api/slots/reserve`, {
        headers: bearer(),
        data: { ...time, key: crypto.randomUUID() },
      }),
    ),
  );
  expect(answers.map((answer) => answer.status()).toSorted()).toEqual([200, 200, 200, 409]);
});
