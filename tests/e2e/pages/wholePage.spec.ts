import { expect, test } from '@playwright/test';
import { at } from '../../product.ts';

const pages = [
  { url: at('HIM', '/en/'), width: 360 },
  { url: at('SEG', '/ar/'), width: 360 },
  { url: at('CAA', '/en/apply/'), width: 1280 },
];
for (const { url, width } of pages)
  test(`within two seconds of its load, ${url} is painted to its end at ${width} px without having been scrolled`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(url, { waitUntil: 'load' });
    const unpainted = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main section :is(h2, p), footer :is(h2, a, p)')]
          .filter(
            (element) =>
              element.checkVisibility() &&
              !element.checkVisibility({ contentVisibilityAuto: true }),
          )
          .map((element) => element.textContent),
      );
    await expect.poll(unpainted, { timeout: 2000 }).toEqual([]);
  });
