import { expect, type Page } from '@playwright/test';

/** A field of a form that people see, by its name on the wire. */
export const field = (page: Page, name: string) =>
  page.locator(`form [name="${name}"]:visible`).first();

/** The form that has such a field. */
export const formWith = (page: Page, name: string) =>
  page.locator('form', { has: page.locator(`[name="${name}"]:visible`) });

/** Fills the contact form, all but its captcha. */
export async function fillContact(page: Page): Promise<void> {
  await expect(field(page, 'Surname')).toBeVisible();
  for (const list of await formWith(page, 'Surname').locator('select:visible').all())
    if ((await list.inputValue()) === '') await list.selectOption({ index: 1 });
  for (const name of ['Name', 'Surname', 'City', 'Question']) await field(page, name).fill('Ada');
  await field(page, 'Email').fill('ada@example.com');
  await field(page, 'TermsAndConditions').check();
}

/** Which of the values are marked as errors on blur. */
export async function refused(
  page: Page,
  name: string,
  values: readonly string[],
): Promise<string[]> {
  const input = field(page, name);
  await input.scrollIntoViewIfNeeded();
  // A form checks what is typed once it is awake.
  await expect(page.locator('astro-island[ssr]', { has: input })).toHaveCount(0);
  const marked: string[] = [];
  for (const value of values) {
    await input.fill(value);
    await input.blur();
    await page.waitForTimeout(50);
    if ((await input.getAttribute('aria-invalid')) === 'true') marked.push(value);
  }
  return marked;
}
