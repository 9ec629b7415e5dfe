import { expect, type Locator, type Page } from '@playwright/test';
import { formReady } from './screenReady.ts';

/**
 * Opens a row of blocks or items in the admin until `field` of it shows. A row may stand open
 * already, or fold itself once the account's preferences have come, so a single click can shut it.
 */
export async function openRow(
  page: Page,
  rowId: string,
  field: Locator,
  click: (toggle: Locator) => Promise<unknown> = (toggle) => toggle.click(),
): Promise<void> {
  const toggle = page.locator(`[id="${rowId}"] .collapsible__toggle`).first();
  await formReady(page);
  await expect(async () => {
    if (!(await field.isVisible())) await click(toggle);
    await expect(field).toBeVisible({ timeout: 5000 });
    // The row's kept state may come after the click, and close it again.
    await page.waitForTimeout(500);
    expect(await field.isVisible()).toBe(true);
  }).toPass({ timeout: 20_000 });
}
