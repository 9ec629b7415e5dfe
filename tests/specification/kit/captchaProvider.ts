import type { Page } from '@playwright/test';

/** A captcha provider of its own; gives the addresses of its script as they are asked for. */
export async function stubProvider(page: Page): Promise<string[]> {
  const loaded: string[] = [];
  await page.route(/^https:\/\/(?:js\.)?hcaptcha\.com\//, (route) => {
    loaded.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `globalThis.rendered = []; globalThis.solved = '';
        globalThis.hcaptcha = {
          render: (host, options) => rendered.push(options), reset() {}, getResponse: () => solved };
        globalThis[new URL(document.currentScript.src).searchParams.get('onload')]();`,
    });
  });
  return loaded;
}

/** With which options the provider has rendered a widget. */
export const rendered = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { rendered?: object[] }).rendered);

/** The provider's widget answers, as after a person has solved it. */
export const solve = (page: Page, response: string): Promise<void> =>
  page.evaluate((response) => {
    Object.assign(globalThis, { solved: response });
    const { rendered } = globalThis as unknown as {
      rendered: readonly [{ callback(response: string): void }];
    };
    rendered[0].callback(response);
  }, response);
