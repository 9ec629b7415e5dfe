import type { BrandCode } from '@concierge/brands/brands';
import type { Form } from '@concierge/contract/form';
import { type FormNodeType, leadTypeByNodeType } from '@concierge/contract/node';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeFaults } from '../../axeFaults.ts';
import { fetchForms } from '../../forms/definitions.ts';
import { fillByPointer, openForm, solveCaptcha } from '../../forms/formPage.ts';
import { openPopup, openPopupsAtOnce } from '../../forms/popupPage.ts';
import { everyOther } from '../../inTurn.ts';
import { onePageEach } from '../../onePageEach.ts';
import { at } from '../../product.ts';

// The checker brings its own script, which the policy would rightly refuse.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Every form in a language that is read from left to right and in one from right to left, spread
 * over the brands; the pop-up over the home page.
 */
const cases: readonly (readonly [type: FormNodeType | 'homepage', en: BrandCode, ar: BrandCode])[] =
  [
    ['apply', 'HIM', 'SEG'],
    ['webinar', 'SHMS', 'HIM'],
    ['meet', 'CR', 'SHMS'],
    ['brochure', 'SEG', 'CR'],
    ['contact', 'CAA', 'HIM'],
    ['visit', 'SEG', 'CAA'],
    ['open_house', 'SHMS', 'CR'],
    ['open_culinary', 'CAA', 'SEG'],
    ['refer', 'HIM', 'SHMS'],
    ['livechat', 'CR', 'CAA'],
    ['homepage', 'HIM', 'SEG'],
  ];

for (const [index, [type, en, ar]] of cases.entries()) {
  const both = [
    ['en', en],
    ['ar', ar],
  ] as const;
  // By day a form in one language, by night in both.
  for (const [lang, code] of everyOther(both, index)) {
    const lead = type === 'homepage' ? 'popup' : leadTypeByNodeType[type];
    test(`the form ${lead} of ${code} is accessible in every state (${lang})`, {
      tag: ['@S4.lead.1', '@S4.lead.2'],
    }, async ({ page }) => {
      test.setTimeout(120_000);
      // The page of one meeting asks less.
      const meeting = at(code, `/${lang}/meet-a-representative/`);
      const url = type === 'meet' ? meeting : (await onePageEach(code, lang)).get(type);
      if (!url) throw new Error(`${code} has no ${type} page`);
      if (lead === 'popup') await openPopupsAtOnce(page);
      const form = await (lead === 'popup' ? openPopup(page, url) : openForm(page, url));
      await fillIn(page, form, (await fetchForms(code, lang)).get(lead));
      await send(page, form, lang === 'en' ? 'refused' : 'sent');
    });
  }
}

/**
 * From the empty form to the one that is filled in: every group that a select shows, all errors,
 * the captcha left out and solved.
 */
async function fillIn(page: Page, form: Locator, definition: Form | undefined): Promise<void> {
  await expectClean(
    page,
    'empty',
    (await page.locator('dialog[open]').count()) ? 'dialog[open]' : 'main',
  );
  const button = form.locator('button[type=submit]');
  if (await button.isEnabled()) await button.click();
  else
    for (const control of await form.locator(':is(input, select):visible').all())
      await control.focus();
  await expect(form.locator('[aria-invalid]').first()).toBeVisible();
  await expectClean(page, 'errors');
  for (const { name, options } of definition?.fields.filter(
    ({ type }) => type === 'dynamic_select',
  ) ?? []) {
    for (const { value } of options.filter(({ groups }) => groups.length > 0)) {
      await form.locator(`select[name=${name}]`).selectOption(value);
      await expectClean(page, `${name}: ${value}`);
    }
  }
  await fillByPointer(form);
  if (await button.isEnabled()) {
    await button.click();
    await expect(form.locator('[data-error=captcha]')).toBeVisible();
    await expectClean(page, 'without the captcha');
  }
  await solveCaptcha(form);
  await expectClean(page, 'filled in');
}

/** On its way; then the page of a server that refuses it, or the one that it has arrived at. */
async function send(page: Page, form: Locator, end: 'refused' | 'sent'): Promise<void> {
  if (end === 'refused')
    await page.route('**/captcha/verify', (route) =>
      route.fulfill({ json: { success: true, pass: 'x.y' } }),
    );
  // The last step is held back: a page that is being left can't be looked at.
  await page.evaluate(() => {
    const { submit } = HTMLFormElement.prototype;
    HTMLFormElement.prototype.submit = function () {
      Object.assign(globalThis, { leave: () => submit.call(this) });
    };
  });
  await form.locator('button[type=submit]').click();
  await page.waitForFunction(() => 'leave' in globalThis);
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expectClean(page, 'sending');
  await page.evaluate(() => (globalThis as unknown as { leave(): void }).leave());
  if (end === 'refused') {
    await expect(page.locator('main').getByText('Invalid CAPTCHA.').first()).toBeVisible();
    await expect(page.locator('main form').first()).toBeVisible();
  }
  if (end === 'sent')
    await expect(page.locator('[data-reference-note], [data-block]').first()).toBeVisible();
  await expect(page).toHaveURL(
    end === 'refused' ? /\/leads\/[a-z-]+$/ : /\/(thank-you|livechat-confirmation)\//,
  );
  await expectClean(page, end, 'main');
}

async function expectClean(
  page: Page,
  state: string,
  scope = 'form[data-lead-form]',
): Promise<void> {
  expect(await axeFaults(page, scope), state).toEqual([]);
}
