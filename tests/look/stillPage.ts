import type { Page } from '@playwright/test';

/**
 * Stands in for every photograph, so that a picture of a page is about its layout, and small: a
 * ring shows stretching, a cross the crop.
 */
const testCard = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="2400" height="1600"><path fill="#9aa5ab" d="M0 0h240v160H0z"/><path fill="none" stroke="#5d686e" stroke-width="4" d="M0 0 240 160M0 160 240 0M120 20a60 60 0 1 1-.1 0"/></svg>`;

/** Serves the test card wherever the page asks for a picture. */
export async function withTestCards(page: Page): Promise<void> {
  await page.route(/\/img\/|\/media\/[^?]*\.(jpe?g|png|webp|avif)/, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: testCard,
      headers: { 'cache-control': 'max-age=3600' },
    }),
  );
}

/** Waits until nothing of a page is still to come: every picture, islands, fonts. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is far below is laid out when it comes near; a picture of the whole page wants it now.
    for (const part of document.querySelectorAll<HTMLElement>(
      '[data-block], footer > *, footer > * > *, footer .grid > *',
    ))
      part.style.contentVisibility = 'visible';
    for (const frame of document.querySelectorAll('[data-frame]'))
      frame.setAttribute('data-near', '');
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // An island wakes when it comes near; here each is gone to, from the top, until it is awake.
    for (const island of document.querySelectorAll('astro-island[ssr]'))
      for (let tries = 0; tries < 100 && island.hasAttribute('ssr'); tries++) {
        island.firstElementChild?.scrollIntoView({ behavior: 'instant' });
        await new Promise((seen) => setTimeout(seen, 50));
      }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
  // The header has seen that the page is at its top again.
  await page
    .waitForFunction(() => !document.querySelector('[data-header][data-background]'), undefined, {
      timeout: 2000,
    })
    .catch(() => undefined);
  await page.waitForFunction(
    () => !document.querySelector('[data-form-skeleton], astro-island[ssr]'),
    undefined,
    { timeout: 10_000 },
  );
}
