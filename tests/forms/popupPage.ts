import { expect, type Locator, type Page } from '@playwright/test';

/** Takes the delay out of pop-ups as a page is parsed; that they wait is shown in popup.spec.ts. */
export async function openPopupsAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const popup of document.querySelectorAll<HTMLElement>('template[data-popup]'))
        popup.dataset['delay'] = '0';
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The form of the pop-up that opens over a page; needs `openPopupsAtOnce`. */
export async function openPopup(page: Page, url: string): Promise<Locator> {
  await page.goto(url);
  const form = page.locator('dialog[open] form[data-lead-form=popup]');
  await expect(form).toBeVisible();
  return form;
}
