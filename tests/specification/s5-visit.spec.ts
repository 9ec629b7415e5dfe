import { expect, type Locator, type Page, test } from '@playwright/test';
import { at, type Code, codes, daily } from './kit/brandTable.ts';

/** Spec §5's required fields of the visit form with their messages of §8. */
const required = [
  ['SchoolInterest', 'School is required'],
  ['VisitPreferredDate', 'Choose your preferred date'],
  ['VisitPreferredTime', 'Choose your preferred time'],
  ['ProgrammeInterest', 'Program of interest is required'],
  ['DesiredDates', 'Choose your desired date'],
  ['Salutation', 'Choose your salutation'],
  ['Name', 'Name is required'],
  ['Surname', 'Surname is required'],
  ['Country', 'Country is required'],
  ['Phone', 'Phone is required'],
  ['TermsAndConditions', 'Terms is required'],
] as const;

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`).first();

async function openVisitForm(page: Page, code: Code): Promise<void> {
  await page.goto(at(code, '/en/visit/'));
  await expect(field(page, 'Surname')).toBeVisible();
}

/** The year where the browser of the tests is. */
const yearNow = () =>
  Number(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' }).slice(0, 4));

/** What a select offers, without its placeholder. */
const optionTexts = (select: Locator) =>
  select
    .locator('option')
    .evaluateAll((options) =>
      options.filter((option) => (option as HTMLOptionElement).value).map((o) => o.textContent),
    );

for (const code of daily('SEG', 'HIM'))
  test(`${code}: an empty visit form says what §8 lists at each required field`, {
    tag: [
      ...['@S5.visit.1', '@S5.visit.2', '@S5.visit.3', '@S5.visit.4', '@S5.visit.5', '@S5.visit.6'],
      ...['@S5.visit.7', '@S5.visit.8', '@S5.visit.10', '@S5.visit.11', '@S5.visit.12'],
      ...['@S5.visit.13', '@S8.visit.1', '@S8.visit.2', '@S8.visit.3', '@S8.visit.4'],
      ...['@S8.visit.5', '@S8.visit.6', '@S8.visit.7', '@S8.visit.8', '@S8.visit.10'],
      ...['@S8.visit.11', '@S8.visit.13', '@S2.formpage.15', '@S8.form.1', '@S5.lead.16'],
    ],
  }, async ({ page }) => {
    await openVisitForm(page, code);
    const form = page.locator('form', { has: page.locator('[name="VisitPreferredDate"]') });
    await form.locator('[type="submit"]').click();
    // A school's own form asks for no school.
    const expected = code === 'SEG' ? required : required.slice(1);
    for (const [, message] of expected)
      await expect(form.getByText(message, { exact: true }).first()).toBeVisible();
    await expect(form.getByText('There are incorrect or missing fields.').first()).toBeVisible();
  });

for (const code of daily('SEG', 'SHMS'))
  test(`${code}: email is required on the visit form`, { tag: '@S5.visit.9' }, async ({ page }) => {
    await openVisitForm(page, code);
    const email = field(page, 'Email');
    await email.focus();
    await email.blur();
    await field(page, 'Email').locator('xpath=ancestor::form').locator('[type="submit"]').click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  });

for (const code of daily('SEG', 'CR'))
  test(`${code}: the lists of the visit form are those of the letter`, {
    tag: ['@S5.visit.14', '@S5.visit.15', '@S9.visit.1', '@S9.visit.2', '@S3.lead.5', '@S3.lead.6'],
  }, async ({ page }) => {
    const before = yearNow();
    await openVisitForm(page, code);
    expect(await optionTexts(field(page, 'Salutation'))).toEqual(['Mr.', 'Mrs.', 'Ms.']);
    expect(await optionTexts(field(page, 'ProgrammeInterest'))).toEqual([
      'Bachelor Degree',
      'Master Degree',
    ]);
    const times = Array.from({ length: 16 }, (_, half) => {
      const minutes = 8 * 60 + half * 30;
      return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 ? '30' : '00'}`;
    });
    expect(await optionTexts(field(page, 'VisitPreferredTime'))).toEqual(times);
    const years = await optionTexts(field(page, 'DesiredDates'));
    // The year may turn meanwhile.
    const first = years[0] === String(before) ? before : yearNow();
    expect(years).toEqual([0, 1, 2, 3].map((later) => String(first + later)));
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const code of codes)
    test(`${code}: a date is not before today, anywhere on earth`, {
      tag: '@S5.lead.11',
    }, async ({ page }) => {
      // The last place where a day ends is twelve hours behind UTC.
      const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Etc/GMT+12' });
      const before = today();
      await page.goto(at(code, '/en/visit/'));
      const date = page.locator('form [name="VisitPreferredDate"]');
      await expect(date).toHaveAttribute('type', 'date');
      // The day may turn meanwhile.
      expect([before, today()]).toContain(await date.getAttribute('min'));
    });
});
