import type { Page } from '@playwright/test';

/** Keeps calls of a page to an address waiting until what it answers is called, and none after. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
