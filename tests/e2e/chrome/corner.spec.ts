import { expect, test } from '@playwright/test';
import { chooseConsent } from '../../chooseConsent.ts';
import { at } from '../../product.ts';
import { scrollTo } from '../../scroll.ts';

const pages = [
  ['SEG', '/en/'],
  ['SEG', '/ar/'],
  ['HIM', '/en/'],
  ['CAA', '/en/contact/'],
] as const;

for (const [code, path] of pages)
  for (const width of [360, 768, 1280])
    test(`nothing floats over the last lines of ${code} ${path} at ${width} px`, async ({
      page,
      context,
    }) => {
      await chooseConsent(context, at(code, '/'), 'chat');
      await page.setViewportSize({ width, height: 720 });
      await page.goto(at(code, path));
      const last = page.locator('footer :is(a, button):visible');
      /** What of these lines is under something else at the end of the page. */
      const covered = async () => {
        await scrollTo(page, 1_000_000);
        return last.evaluateAll((all) =>
          all
            .filter((one) => {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              if (bottom < innerHeight / 2) return false;
              const middle = (top + bottom) / 2;
              return [left + 2, right - 2].some(
                (x) => !one.contains(document.elementFromPoint(x, middle)),
              );
            })
            .map((one) => one.textContent),
        );
      };
      await expect(page.locator('[data-scroll-top]')).toBeAttached();
      await expect.poll(covered).toEqual([]);
      // They have come by now, and still lie over nothing.
      await expect(page.locator('[data-scroll-top]')).toBeVisible();
      expect(await covered()).toEqual([]);
    });
