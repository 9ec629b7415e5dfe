import type { BrandCode } from '@concierge/brands/brands';
import type { Form } from '@concierge/contract/form';
import type { Lang } from '@concierge/contract/lang';
import { expect, type Locator, type Page } from '@playwright/test';
import { formStrings } from '../../apps/site/src/i18n/strings.ts';
import { messagesWhenEmpty, patternFields } from './definitions.ts';
import { fillByKeyboard, fillByPointer, solveCaptcha } from './formPage.ts';
import { answerTo } from './person.ts';

/** One enquiry from the visitor's finger to the reference. */
export interface Journey {
  readonly code: BrandCode;
  readonly lang: Lang;
  readonly form: Form;
  readonly way: 'keyboard' | 'pointer';
  /** The visitor's own address, by which nothing takes this enquiry for another one's twin. */
  readonly email: string;
}

/** What became of it: what the browser sent, and what the visitor was shown. */
export interface Sent {
  readonly journey: Journey;
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly reference: string;
}

/**
 * Sends the form empty, then with texts that have the wrong form, then right; each refusal must say
 * exactly what is wrong.
 */
export async function travel(page: Page, form: Locator, journey: Journey): Promise<Sent> {
  const { lang, way, email, form: definition, code } = journey;
  const t = formStrings(lang);
  const url = page.url();
  const summary = form.locator('[data-form-summary]');
  const byKeys = way === 'keyboard';
  const begun = Date.now();

  await submit(form, byKeys);
  await expect(summary).toBeFocused();
  await expect(summary.locator('p')).toHaveText(t.missing);
  await expect(summary.locator('li')).toHaveText(messagesWhenEmpty(definition, lang));

  const wrong = patternFields(definition, lang);
  const clumsy = (name: string, type: string) =>
    wrong.some((one) => one.name === name) ? 'ana rossi' : answer(name, type);
  const answer = (name: string, type: string) =>
    name === 'Email' ? email : type === 'date' ? journeyDay(journey) : answerTo(name, type);
  await (byKeys ? fillByKeyboard(form, clumsy) : fillByPointer(form, clumsy));
  await submit(form, byKeys);
  await expect(summary.locator('p')).toHaveText(t.missing);
  await expect(summary.locator('li')).toHaveText(wrong.map(({ message }) => message));

  for (const [index, { name }] of wrong.entries())
    await correct(form, name, answer, byKeys ? index : undefined);
  if (!byKeys) {
    await submit(form, false);
    await expect(summary.locator('p')).toHaveText(t.captcha);
    await solveCaptcha(form);
  }
  const fields = await readFormFields(form);
  // Nobody is done within a second of the first touch; who is, is held for review.
  await page.waitForTimeout(Math.max(0, begun + 1500 - Date.now()));
  await submit(form, byKeys);
  const reference = page.locator('[data-reference]');
  await expect(reference).toHaveText(new RegExp(`^${code}-[2-9A-Z]{4}-[2-9A-Z]{4}$`), {
    timeout: 30_000,
  });
  await expect(page).not.toHaveURL(/ref=/);
  expect(fields['Email']).toBe(email);
  expect(fields['Name']).toBe('Ana');
  return { journey, url, fields, reference: (await reference.textContent()) ?? '' };
}

/**
 * By keys where a person is: Enter in a text field sends the form; from anywhere else the button is
 * gone to.
 */
async function submit(form: Locator, byKeys: boolean): Promise<void> {
  const button = form.locator('button[type=submit]');
  if (!byKeys) return button.click();
  await button.focus();
  await button.press('Enter');
}

/**
 * Follows the summary's link to a field and writes it anew; with the index of the link, by Tab and
 * Enter from the summary.
 */
async function correct(
  form: Locator,
  name: string,
  answer: typeof answerTo,
  index: number | undefined,
): Promise<void> {
  const control = form.locator(`[name=${name}]`);
  const type = (await control.getAttribute('type')) ?? '';
  if (index === undefined) {
    await control.click();
    return control.fill(answer(name, type));
  }
  const page = form.page();
  await form.locator('[data-form-summary]').focus();
  for (let tab = 0; tab <= index; tab++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(control).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(answer(name, type));
}

/**
 * What the form holds, as the browser will send it; of several values of a name all, apart from the
 * intake's own protocol.
 */
async function readFormFields(form: Locator): Promise<Record<string, string>> {
  const entries = await form.evaluate((element: HTMLFormElement) =>
    [...new FormData(element)].map(([name, value]) => [name, String(value)]),
  );
  const byName = Map.groupBy(entries as [string, string][], ([name]) => name);
  const values = [...byName].map(
    ([name, all]) => [name, all.map(([, value]) => value).join(';')] as const,
  );
  return Object.fromEntries(
    values.filter(([name, value]) => !name.startsWith('_') && value !== ''),
  );
}

/**
 * A Monday of that journey's own, so that no visit's slot fills up; day and month read alike in
 * either order of the keyboard's digits.
 */
function journeyDay({ email }: Journey): string {
  let sum = 0;
  for (const sign of email) sum = (sum * 31 + sign.charCodeAt(0)) % mondays.length;
  return mondays[sum] ?? '2030-01-07';
}

const mondays = Array.from(
  { length: 12 * 900 },
  (_, index) => new Date(Date.UTC(2030, 0, 1 + index)),
)
  .filter((day) => day.getUTCDay() === 1 && day.getUTCDate() === day.getUTCMonth() + 1)
  .map((day) => day.toISOString().slice(0, 10));
