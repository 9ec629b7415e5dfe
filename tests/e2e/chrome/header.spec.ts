import { brands } from '@concierge/brands/brands';
import { expect, type Page, test } from '@playwright/test';
import { at } from '../../product.ts';
import { scrollAndDraw } from '../../scroll.ts';

/**
 * At the threshold nothing has changed yet; one pixel on, it has; back at the threshold it is as
 * before.
 */
async function expectThreshold(
  page: Page,
  selector: string,
  attribute: string,
  threshold: number,
): Promise<void> {
  const element = page.locator(selector);
  await scrollAndDraw(page, threshold);
  await expect(element).not.toHaveAttribute(attribute);
  await scrollAndDraw(page, threshold + 1);
  await expect(element).toHaveAttribute(attribute);
  await scrollAndDraw(page, threshold);
  await expect(element).not.toHaveAttribute(attribute);
}

for (const [width, lang] of [
  [360, 'en'],
  [1280, 'en'],
  [360, 'ar'],
  [1280, 'ar'],
] as const) {
  test.describe(`at ${width} px in ${lang}`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(({ page }) => page.goto(at('SEG', `/${lang}/`)));

    test(
      'the header has a background of its own past 250 px',
      { tag: ['@S4.header.1', '@S9.scroll.1'] },
      ({ page }) => expectThreshold(page, '[data-header]', 'data-background', 250),
    );

    test('floating calls to action slide out past 400 px', {
      tag: ['@S4.floating.1', '@S9.scroll.2', '@S1.floating.1'],
    }, async ({ page }) => {
      await expect(page.locator('[data-floating-ctas]')).toBeHidden();
      await expectThreshold(page, '[data-floating-ctas]', 'data-out', 400);
      await scrollAndDraw(page, 401);
      await expect(page.locator('[data-floating-ctas]')).toBeVisible();
    });

    test('the way to the top fades in past 1340 px and leads there', {
      tag: ['@S4.scrolltop.1', '@S9.scroll.3', '@S1.scrolltop.1'],
    }, async ({ page }) => {
      await expectThreshold(page, '[data-scroll-top]', 'data-shown', 1340);
      await scrollAndDraw(page, 1341);
      await expect(page.locator('[data-scroll-top]')).toBeVisible();
      await page.locator('[data-scroll-top]').press('Enter');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test('a visitor who is down and up again while the browser is busy finds the header as it was', async ({
  page,
}) => {
  // What a busy browser does: it tells of all crossings of the last half second at once.
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const held: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          if (held.push(...entries) === entries.length)
            setTimeout(() => callback(held.splice(0), observer), 500);
        }, options);
      }
    };
  });
  await page.goto(at('SEG', '/en/'));
  await scrollAndDraw(page, 1);
  const header = page.locator('[data-header]');
  await scrollAndDraw(page, 2000);
  await expect(header).toHaveAttribute('data-background');
  await scrollAndDraw(page, 0);
  await scrollAndDraw(page, 2000);
  await scrollAndDraw(page, 0);
  await page.waitForTimeout(1000);
  await expect(header).not.toHaveAttribute('data-background');
});

test('the header goes with the menu background, and comes back on the way up', {
  tag: ['@S4.header.2'],
}, async ({ page }) => {
  await page.goto(at('HIM', '/en/about/'));
  const header = page.locator('[data-header]');
  const end = await page
    .locator('[data-menu-background]')
    .evaluate((element) => Math.round(element.getBoundingClientRect().bottom + scrollY));
  await scrollAndDraw(page, end - 2);
  await expect(header).not.toHaveAttribute('data-past');
  await scrollAndDraw(page, end + 1);
  await expect(header).toHaveAttribute('data-past');
  await expect
    .poll(() => header.evaluate((element) => element.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(0);
  await scrollAndDraw(page, end - 20 < 0 ? 0 : end + 1 - 60);
  await expect
    .poll(() => header.evaluate((element) => element.getBoundingClientRect().top))
    .toBe(0);
});

test('without a menu background the header goes past its height minus 100', {
  tag: ['@S4.header.2'],
}, async ({ page }) => {
  await page.goto(at('HIM', '/en/search/'));
  const header = page.locator('[data-header]');
  const height = await header.evaluate((element) => (element as HTMLElement).offsetHeight);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<p>tall</p>'.repeat(200)),
  );
  await scrollAndDraw(page, height - 100);
  await expect(header).not.toHaveAttribute('data-past');
  await scrollAndDraw(page, height - 99);
  await expect(header).toHaveAttribute('data-past');
});

test('the desktop header begins at 992 px', { tag: ['@S9.breakpoint.1'] }, async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await page.goto(at('HIM', '/en/'));
  await expect(page.locator('[data-main-menu]')).toBeHidden();
  await expect(page.locator('[data-mobile-menu]')).toBeVisible();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(page.locator('[data-main-menu]')).toBeVisible();
  await expect(page.locator('[data-mobile-menu]')).toBeHidden();
});

test('where the desktop header begins, its menu stands clear of the logo in every brand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 800 });
  for (const { code } of brands) {
    await page.goto(at(code, '/en/'));
    const logo = await page.locator('header a[href="/en/"] svg:visible').boundingBox();
    const menu = await page.locator('[data-main-menu] > ul').boundingBox();
    const gap = (menu?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0);
    expect(gap, code).toBeGreaterThanOrEqual(12);
  }
});

test('from where the desktop header begins, the menu stands in one row in the longest language', async ({
  page,
}) => {
  for (const { code } of brands) {
    await page.goto(at(code, '/es/'));
    for (const width of [992, 1024, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page
        .locator('[data-main-menu] > ul > li')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
      expect(new Set(tops).size, `${code} ${width}`).toBe(1);
    }
  }
});
