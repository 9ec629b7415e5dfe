import type { BrowserContext } from '@playwright/test';

/** Has the visitor of a URL's site chosen these categories before: no banner comes there. */
export const chooseConsent = (
  context: BrowserContext,
  url: string,
  ...categories: readonly string[]
): Promise<void> =>
  context.addCookies([
    {
      name: 'consent',
      value: encodeURIComponent(JSON.stringify({ categories: ['necessary', ...categories] })),
      url,
    },
  ]);
