import { expect, type Page, test } from '@playwright/test';
import { at, type Code, codes, daily } from './kit/brandTable.ts';

const form = (page: Page) => page.locator('form', { has: page.locator('[name="first_name"]') });
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const submit = (page: Page) => form(page).locator('[type="submit"]');

async function openChatForm(page: Page, code: Code): Promise<void> {
  await page.goto(at(code, '/en/livechat/'));
  await expect(field(page, 'first_name')).toBeVisible();
}

/** Fills every field so that all validation passes, but for the captcha. */
async function fillFields(page: Page): Promise<void> {
  await field(page, 'first_name').fill('Ada');
  await field(page, 'last_name').fill('Lovelace');
  await field(page, 'email').fill('ada@example.com');
  await field(page, 'mobile').fill('+41791234567');
  await field(page, 'term_conditions').check();
}

/** What the form says, apart from what its lists offer. */
const readFormText = (page: Page) =>
  form(page).evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('select, [hidden]')) hidden.remove();
    return copy.textContent.replaceAll(/\s+/g, ' ');
  });

const captcha = (page: Page) => page.getByRole('checkbox', { name: 'I am not a robot' });
const solveCaptcha = (page: Page) => captcha(page).check();

for (const code of daily('SEG', 'HIM'))
  test(`${code}: the live-chat form has the fields of §3`, {
    tag: [
      ...['@S1.livechat.1', '@S3.livechat.1', '@S3.livechat.2', '@S3.livechat.4'],
      ...['@S3.livechat.6', '@S3.livechat.7', '@S3.livechat.8', '@S3.livechat.9'],
      ...['@S3.livechat.11', '@S3.livechat.12', '@S3.livechat.13', '@S3.livechat.14'],
      ...['@S3.livechat.15', '@S7.livechat.4', '@S2.routes.9', '@S7.countries.2'],
    ],
  }, async ({ page }) => {
    await page.goto(at(code, '/en/livechat/'));
    for (const name of ['first_name', 'last_name', 'email', 'mobile'])
      await expect(field(page, name)).toHaveAttribute('type', 'text');
    await expect(field(page, 'email')).toHaveAttribute('inputmode', 'email');
    await expect(field(page, 'mobile')).toHaveAttribute('inputmode', 'tel');
    const country = field(page, 'country');
    await expect(country.locator('option:checked')).toHaveText('Andorra');
    await expect(country.locator('option').first()).toHaveText('Choose country');
    expect(Math.abs((await country.locator('option').count()) - 250)).toBeLessThan(10);
    await expect(field(page, 'term_conditions')).toHaveAttribute('type', 'checkbox');
    await expect(field(page, 'oid')).toHaveAttribute('type', 'hidden');
    await expect(field(page, 'oid')).not.toHaveValue('');
    await expect(field(page, 'retURL')).toHaveValue(at(code, '/en/livechat-confirmation/'));
    await expect(field(page, 'lead_source')).toHaveValue('Direct_Lead');
    const hidden = await form(page)
      .locator('input[type="hidden"]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(hidden).toEqual(expect.arrayContaining(['Live Chat', '1']));
  });

const required = ['first_name', 'last_name', 'email', 'mobile', 'country', 'term_conditions'];

/** Sets a field to a text, or takes its tick away for none; a script chooses in lists. */
async function setField(page: Page, name: string, value: string): Promise<void> {
  const control = field(page, name);
  if (name === 'term_conditions') await control.setChecked(value !== '');
  else if (name !== 'country') await control.fill(value);
  else {
    await control.focus();
    await control.evaluate((select: HTMLSelectElement, choice) => {
      select.value = choice;
      select.dispatchEvent(new Event('input', { bubbles: true }));
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  }
}

for (const code of daily('SEG', 'SHMS'))
  test(`${code}: submit waits for the captcha, and for each required field of the live-chat form`, {
    tag: [
      ...['@S4.livechat.1', '@S4.livechat.2', '@S5.livechat.15', '@S5.livechat.1'],
      ...['@S5.livechat.2', '@S5.livechat.3', '@S5.livechat.4', '@S5.livechat.5'],
      ...['@S5.livechat.6', '@S3.livechat.3', '@S3.livechat.5', '@S3.livechat.10'],
    ],
  }, async ({ page }) => {
    await openChatForm(page, code);
    await expect(submit(page)).toBeDisabled();
    await fillFields(page);
    await expect(submit(page)).toBeDisabled();
    await solveCaptcha(page);
    await expect(submit(page)).toBeEnabled();
    for (const name of required) {
      const value = await field(page, name).inputValue();
      expect(value, name).not.toBe('');
      await setField(page, name, '');
      // At once, while the field is still being written in.
      await expect(submit(page), `without ${name}`).toBeDisabled({ timeout: 2000 });
      await field(page, name).blur();
      await expect(submit(page), `without ${name}`).toBeDisabled();
      await setField(page, name, value);
      await expect(submit(page), `with ${name}`).toBeEnabled();
    }
  });

test.describe('in UTC+8', () => {
  test.use({ timezoneId: 'Asia/Singapore' });
  for (const code of codes)
    test(`${code}: the live-chat form needs no captcha, and the terms ticked last enable submit`, {
      tag: ['@S4.livechat.1', '@S5.livechat.16', '@S9.captcha.1'],
    }, async ({ page }) => {
      await openChatForm(page, code);
      await fillFields(page);
      await expect(submit(page)).toBeEnabled({ timeout: 2000 });
      await field(page, 'first_name').pressSequentially(' Augusta');
      await expect(submit(page)).toBeEnabled();
      await expect(captcha(page)).toBeHidden();
    });
});

for (const code of daily('SEG', 'CR'))
  test(`${code}: a field is marked on blur, without a word, and unmarked on input`, {
    tag: [
      ...['@S5.livechat.7', '@S5.livechat.12', '@S5.livechat.13', '@S5.livechat.14'],
      ...['@S8.livechat.1', '@S8.livechat.2'],
    ],
  }, async ({ page }) => {
    await openChatForm(page, code);
    const email = field(page, 'email');
    // The captcha has words, too, and comes when the form wakes.
    await expect(captcha(page)).toBeVisible();
    const before = await readFormText(page);
    const border = () => email.evaluate((input) => getComputedStyle(input).borderColor);
    const plain = await border();
    await email.focus();
    await email.fill('ada@example');
    await email.blur();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(border).not.toBe(plain);
    expect(await readFormText(page)).toBe(before);
    await email.pressSequentially('.');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    await email.fill('');
    await email.blur();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await email.fill('ada@example.com');
    await email.blur();
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  });
