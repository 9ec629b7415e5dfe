import { expect, type Page } from '@playwright/test';

/**
 * A field that people see of a form on the page, by its name on the wire; the footer's newsletter
 * has one of such a name too, and is there before.
 */
export const field = (page: Page, name: string) =>
  page.locator(`main form [name="${name}"]:visible`).first();

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

/**
 * Of the values those that are named, and no others, are marked as errors on blur. Before each a
 * value of the other kind is typed, so that the mark has to come or to go.
 */
export async function expectRefused(
  page: Page,
  name: string,
  values: readonly string[],
  refused: readonly string[],
): Promise<void> {
  const input = field(page, name);
  await input.scrollIntoViewIfNeeded();
  // A form checks what is typed once it is awake.
  await expect(page.locator('astro-island[ssr]', { has: input })).toHaveCount(0);
  const type = async (value: string, isRefused: boolean) => {
    await input.fill(value);
    await input.blur();
    const mark = expect(input, `${name}: ${value}`);
    await (isRefused ? mark : mark.not).toHaveAttribute('aria-invalid', 'true');
  };
  const [sound = ''] = values.filter((value) => !refused.includes(value));
  const [unsound = ''] = refused;
  for (const value of values) {
    const isRefused = refused.includes(value);
    await type(isRefused ? sound : unsound, !isRefused);
    await type(value, isRefused);
  }
}
