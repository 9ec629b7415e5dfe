import { expect, test } from '@playwright/test';
import { at } from '../../product.ts';

test('two seconds after it has loaded, a page is painted to its end without having been scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const url of [at('HIM', '/en/'), at('SEG', '/ar/')]) {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(2000);
    const unpainted = await page.evaluate(
      () =>
        [...document.querySelectorAll('main section h2, main section p, footer a')].filter(
          (element) =>
            element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
    expect(unpainted, url).toBe(0);
  }
});
