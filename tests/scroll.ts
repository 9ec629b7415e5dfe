import type { Frame, Page } from '@playwright/test';

/**
 * Scrolls to so many pixels at once. What scrolls answers nothing: Chromium would answer with a
 * promise, which `evaluate` waits for, and which may never end in a frame that is hardly drawn.
 */
export const scrollTo = (within: Page | Frame, top: number): Promise<void> =>
  within.evaluate((height) => {
    window.scrollTo({ top: height, behavior: 'instant' });
  }, top);

/** The same, and lets the observers speak. */
export async function scrollAndDraw(page: Page, top: number): Promise<void> {
  await scrollTo(page, top);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
