import type { Page } from '@playwright/test';

/** Keeps calls of a page to an address waiting until what it answers is called. */
export async function hold(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.unroute(address);
  };
}
