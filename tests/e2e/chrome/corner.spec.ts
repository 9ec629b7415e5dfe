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
      /** What of the last screen is under something else, once the page ends there. */
      const covered = async () => {
        await scrollTo(page, 1_000_000);
        return last.evaluateAll((all) => {
          const { scrollHeight } = document.documentElement;
          if (scrollY + innerHeight < scrollHeight - 1) return ['It grows still.'];
          const isCovered = (one: Element) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const middle = (top + bottom) / 2;
            const isThere = (x: number) => one.contains(document.elementFromPoint(x, middle));
            return middle > innerHeight / 2 && !(isThere(left + 2) && isThere(right - 2));
          };
          return all.filter(isCovered).map(({ textContent }) => textContent);
        });
      };
      await expect.poll(covered).toEqual([]);
      // All have come by now, and still lie over nothing.
      await expect(page.locator('[data-scroll-top]')).toBeVisible();
      await expect.poll(covered).toEqual([]);
    });
