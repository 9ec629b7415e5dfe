import { expect, type Page, test } from '@playwright/test';
import { at } from '../../product.ts';
import { scrollTo } from '../../scroll.ts';

/** Opens a page on which the consent bar stands; its upper edge. */
async function openWithBar(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.mouse.move(100, 300);
  await page.mouse.move(120, 320);
  const bar = page.locator('#cc-main .cm');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(page.locator('body')).not.toHaveCSS('padding-block-end', '0px');
  return (await bar.boundingBox())?.y ?? 0;
}

for (const lang of ['en', 'ar'])
  test(`on a phone the end of a page and of the menu can be scrolled above the bar (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const edge = await openWithBar(page, at('HIM', `/${lang}/`));
    const last = page.locator('footer [data-consent-open]');
    const bottomAtEnd = async () => {
      await scrollTo(page, 1_000_000);
      const box = await last.boundingBox();
      return (box?.y ?? 1000) + (box?.height ?? 0);
    };
    await expect.poll(bottomAtEnd).toBeLessThanOrEqual(edge);

    await scrollTo(page, 0);
    await page.locator('[data-mobile-menu] > summary').click();
    const sheet = await page.locator('[data-mobile-menu] > div').boundingBox();
    expect((sheet?.y ?? 0) + (sheet?.height ?? 1000)).toBeLessThanOrEqual(edge + 1);
  });

test('submenus end above the bar, and reach to the foot of the window once it is answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  const edge = await openWithBar(page, at('HIM', '/en/'));
  const item = page.locator('[data-menu-item]').first();
  const panel = item.locator('[data-menu-panel]');
  const bottom = async () => {
    const box = await panel.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await item.hover();
  await expect(panel).toBeVisible();
  await expect.poll(bottom).toBeLessThanOrEqual(edge + 1);
  await page.locator('#cc-main .cm [data-role=necessary]').first().click();
  await item.hover();
  await expect.poll(bottom).toBeGreaterThan(edge + 1);
});
