import { expect, type Page } from '@playwright/test';

/**
 * Waits until React handles every button of the admin's screen, which on a busy machine is after
 * the network has fallen silent. Of a screen that a click leads to, wait for its address first.
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[class^="template-"] button')].every((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  );

/** How long a screen may take to wake on a busy machine. */
const awake = { timeout: 30_000 };
const form = (isReady: boolean) => `form[data-form-ready="${isReady}"]`;

/**
 * Waits until the form of a screen takes what is typed, as Payload says it by an attribute. After
 * a click the network is as silent as before it: wait for the new address first, and where the form
 * before it has the same one, for what only the new one holds.
 */
export async function formReady(page: Page): Promise<void> {
  await expect(page.locator(form(true)).first()).toBeVisible(awake);
  await screenReady(page);
}

/** Waits until a screen is awake, and with it every form it has. */
export async function screenReady(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator(form(false))).toHaveCount(0, awake);
}

/** Waits until a list shows rows, handles clicks, and has its own query in the address. */
export async function listReady(page: Page): Promise<void> {
  await expect(page.locator('.collection-list tbody tr').first()).toBeVisible(awake);
  // A list that wakes puts its query there; a click on a row before that would be undone by it.
  await page.waitForURL(({ searchParams }) => searchParams.has('limit'));
  await hydrated(page);
}
