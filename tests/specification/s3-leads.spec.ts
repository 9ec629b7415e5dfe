import { expect, type Page, test } from '@playwright/test';
import { at, codes, daily, fetchContent, firstOwn } from './kit/brandTable.ts';

const form = (page: Page) => page.getByRole('main').locator('form[action^="/leads/"]');

/** Fills what a form requires, whatever it is, with values that any pattern takes. */
async function fillRequired(page: Page, solvesCaptcha = true): Promise<void> {
  await expect(form(page).locator('[name="Surname"]')).toBeVisible();
  for (const field of await form(page).locator('[required]').all()) {
    const [kind, name] = await field.evaluate((element: HTMLInputElement) => [
      element.type,
      element.name,
    ]);
    if (kind === 'select-one') {
      if ((await field.inputValue()) === '') await field.selectOption({ index: 1 });
    } else if (kind === 'checkbox' && name === '') continue;
    else if (kind === 'checkbox' || kind === 'radio') await field.check();
    else if (kind === 'date') await field.fill(weekdayInSixWeeks());
    else if (kind === 'email') await field.fill('Ada.Lovelace@Example.com');
    else if (kind === 'tel') await field.fill('+41791234567');
    else await field.fill(name === 'Surname' ? 'Lovelace' : 'Ada');
  }
  // The captcha may come after the fields; in UTC+8 it is silent (spec §5).
  const isAsked = await page.evaluate(() => new Date().getTimezoneOffset() !== -480);
  if (solvesCaptcha && isAsked) {
    await form(page).getByRole('checkbox', { name: 'I am not a robot' }).check();
    await expect(form(page).getByText('Checked', { exact: true })).toBeAttached();
  }
  await form(page).locator('[name="Surname"]').focus();
}

function weekdayInSixWeeks(): string {
  const day = new Date(Date.now() + 42 * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** The fields of the native POST that a submit makes; the page stays. */
async function submitted(page: Page): Promise<URLSearchParams> {
  await page.route(/\/leads\//, (route) => route.fulfill({ status: 204 }));
  const sent = page.waitForRequest((request) => /\/leads\/[\w-]+$/.test(request.url()));
  await form(page).locator('[type="submit"]').click();
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.isNavigationRequest()).toBe(true);
  const body = request.postData() ?? '';
  if (!body.includes('form-data; name=')) return new URLSearchParams(body);
  const parts = body.matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)/g);
  return new URLSearchParams([...parts].map(([, name = '', value = '']) => [name, value]));
}

/** Entries of the data layer with a name. */
const pushed = (page: Page) =>
  page.evaluate(() => {
    const layer = (window as unknown as { dataLayer?: object[] }).dataLayer ?? [];
    return layer.map((entry) => JSON.stringify(entry)).join('\n');
  });

for (const code of daily('SEG', 'CR'))
  test(`${code}: a visit sends the lead fields of §3`, {
    tag: [
      ...['@S3.lead.1', '@S3.lead.2', '@S3.lead.3', '@S3.lead.4', '@S3.lead.5', '@S3.lead.6'],
      ...['@S9.visit.3', '@S9.visit.4', '@S5.lead.5', '@S7.form.1', '@S7.form.7', '@S4.lead.1'],
      ...['@S4.lead.2', '@S5.lead.11'],
    ],
  }, async ({ page }) => {
    await page.goto(at(code, '/en/visit/'));
    await fillRequired(page);
    const today = await form(page).locator('[type="date"]').getAttribute('min');
    expect(today).toBe(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Zurich' }));
    const email = form(page).locator('[name="Email"]');
    await expect(email).toHaveValue('ada.lovelace@example.com');
    const sent = await submitted(page);
    for (const name of [
      ...['WebSource', 'SourceWebURL', 'ThankYouURL', 'SiteType', 'oid', 'sfga', 'EventId'],
      ...['Timezone', 'SchoolInterest', 'VisitPreferredDate', 'VisitPreferredTime'],
      ...['ProgrammeInterest', 'DesiredDates', 'Salutation', 'Name', 'Surname', 'Email', 'City'],
      ...['Country', 'Phone', 'Question', 'TermsAndConditions', 'additionalGtmFormType'],
      ...['additionalGtmFormTitle', 'additionalGtmFormName'],
    ])
      expect.soft(sent.has(name), `${name} is sent`).toBe(true);
    expect(sent.get('WebSource')).toBe(code);
    expect(sent.get('Timezone')).toBe('Europe/Zurich');
    expect(sent.get('SourceWebURL')).toBe(at(code, '/en/visit/'));
    expect(['Bachelor Degree', 'Master Degree']).toContain(sent.get('ProgrammeInterest'));
    expect(['Mr.', 'Mrs.', 'Ms.']).toContain(sent.get('Salutation'));
    expect(sent.get('Email')).toBe('ada.lovelace@example.com');
  });

for (const code of daily('SEG', 'CAA'))
  for (const [page, event, tag] of [
    ['/en/brochure/', /brochureDownload/, '@S7.analytics.1'],
    ['a webinar', /eventRegistration/, '@S7.analytics.2'],
    ['/en/contact/', /goalCompletion.*contactForm|contactForm.*goalCompletion/, '@S7.analytics.3'],
    ['/en/which-school/', /quizCompletion/, '@S7.analytics.4'],
  ] as const) {
    // The group alone has the question which of the schools.
    if (page === '/en/which-school/' && code !== 'SEG') continue;
    test(`${code}: submitting ${page} pushes its analytics event`, { tag }, async ({
      page: tab,
    }) => {
      const isWebinar = page === 'a webinar';
      const path = isWebinar ? await firstOwn(code, '/en/webinars/') : page;
      await tab.goto(at(code, path));
      await tab.getByRole('main').getByRole('heading').last().scrollIntoViewIfNeeded();
      await fillRequired(tab);
      await submitted(tab);
      const { node } = (await fetchContent(code, path)).body;
      const title = node.title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const named = `eventRegistration.*${title}|${title}.*eventRegistration`;
      expect(await pushed(tab)).toMatch(isWebinar ? new RegExp(named) : event);
      expect(await pushed(tab)).not.toMatch(/lovelace/i);
    });
  }

for (const code of daily('SEG', 'HIM'))
  test(`${code}: a captcha that is not solved says so`, {
    tag: ['@S4.lead.3', '@S5.lead.14', '@S5.lead.17', '@S8.form.2', '@S7.captcha.3'],
  }, async ({ page }) => {
    await page.goto(at(code, '/en/contact/'));
    await fillRequired(page, false);
    let posts = 0;
    await page.route(/\/leads\//, (route) => {
      posts += 1;
      return route.abort();
    });
    await form(page).locator('[type="submit"]').click();
    await expect(form(page).getByText('Invalid CAPTCHA.').first()).toBeVisible();
    expect(posts).toBe(0);
  });

for (const code of daily('SEG', 'SHMS'))
  test(`${code}: required and pattern messages are those of the backend`, {
    tag: ['@S5.lead.1', '@S5.lead.2', '@S5.lead.3', '@S5.lead.4', '@S8.form.1'],
  }, async ({ page }) => {
    await page.goto(at(code, '/en/contact/'));
    await form(page).locator('[name="Email"]').fill('no address');
    await form(page).locator('[type="submit"]').click();
    await expect(form(page).getByText('Name is required', { exact: true }).first()).toBeVisible();
    await expect(
      form(page).getByText('This does not look like an email address.').first(),
    ).toBeVisible();
    await expect(form(page).getByText('There are incorrect or missing fields.')).toBeVisible();
  });

test.describe('in UTC+8', () => {
  test.use({ timezoneId: 'Asia/Singapore' });
  for (const code of codes)
    test(`${code}: a lead form needs no captcha`, {
      tag: ['@S5.lead.15', '@S9.captcha.1'],
    }, async ({ page }) => {
      await page.goto(at(code, '/en/contact/'));
      await expect(page.getByRole('checkbox', { name: 'I am not a robot' })).toBeHidden();
      await fillRequired(page);
      expect((await submitted(page)).get('Surname')).toBe('Lovelace');
    });
});

for (const code of daily('SEG', 'CR'))
  test(`${code}: generic years that have begun are dropped`, {
    tag: ['@S5.lead.12'],
  }, async ({ page }) => {
    await page.goto(at(code, '/en/brochure/'));
    const options = form(page).locator('[name="DesiredDates"] option');
    await expect(options.nth(1)).toBeAttached();
    const years = await options.evaluateAll((options) =>
      options.map((option) => Number((option as HTMLOptionElement).value)),
    );
    const offered = years.filter((year) => year > 0);
    expect(offered.length).toBeGreaterThan(0);
    for (const year of offered) expect(year).toBeGreaterThan(new Date().getFullYear());
  });
