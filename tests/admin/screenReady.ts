import { expect, type Page } from '@playwright/test';

/**
 * Waits until React handles every button of the admin's screen: on a busy machine the network may
 * fall silent before that, or never.
 */
const hydrated = (page: Page) =>
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

/** Waits until a screen is awake, and with it what it has of forms and lists. */
export async function screenReady(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator(form(false))).toHaveCount(0, awake);
  // A list that wakes puts its query into the address; a click before that would be undone by it.
  await page.waitForFunction(
    () =>
      !document.querySelector('main .collection-list') ||
      new URLSearchParams(location.search).has('limit'),
  );
}

/** Waits until a list shows rows and is awake. */
export async function listReady(page: Page): Promise<void> {
  await expect(page.locator('.collection-list tbody tr').first()).toBeVisible(awake);
  await screenReady(page);
}
