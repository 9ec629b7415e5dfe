import { expect, test } from '@playwright/test';
import { at } from '../../product.ts';

test('pictures are asked for within 200 px of the viewport, not before', {
  tag: ['@S9.images.5'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const urls = new Set<string>();
  page.on(
    'request',
    (request) => void (request.url().includes('/img/') && urls.add(request.url())),
  );
  await page.goto(at('HIM', '/en/styleguide/?block=cards'));
  await page.waitForLoadState('networkidle');
  const placesNow = () =>
    page.locator('[data-frame] img').evaluateAll((images) =>
      images.map((image) => ({
        top: (image.closest('[data-frame]')?.getBoundingClientRect().top ?? 0) - innerHeight,
        loaded:
          (image as HTMLImageElement).currentSrc !== '' &&
          (image as HTMLImageElement).complete &&
          (image as HTMLImageElement).naturalWidth > 0,
      })),
    );
  const places = await placesNow();
  expect(places.filter(({ top }) => top > 210).length).toBeGreaterThan(5);
  expect(places.filter(({ top, loaded }) => top > 210 && loaded)).toEqual([]);
  expect(urls.size).toBeGreaterThan(0);
  const next = Math.min(...places.map(({ top }) => top).filter((top) => top > 210));
  await page.evaluate((by) => void scrollBy({ top: by, behavior: 'instant' }), next - 190);
  await expect
    .poll(async () => (await placesNow()).filter(({ top, loaded }) => top > 150 && loaded).length)
    .toBeGreaterThan(0);
  expect((await placesNow()).filter(({ top, loaded }) => top > 210 && loaded)).toEqual([]);
});
