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

test('where the script does not come, pictures and calls to action come after some seconds', async ({
  page,
}) => {
  await page.route(/\/_astro\/[^?]*\.js/, (route) => route.abort());
  await page.goto(at('HIM', '/en/styleguide/?block=cards'));
  const hasCome = (picture: HTMLImageElement) => {
    const frame = picture.closest('[data-frame]')?.getBoundingClientRect();
    return picture.naturalWidth > 0 && picture.getBoundingClientRect().top < (frame?.bottom ?? 0);
  };
  const picture = page.locator('[data-frame=""] img').first();
  await picture.evaluate((img) => {
    img.closest('[data-frame]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  expect(await picture.evaluate(hasCome)).toBe(false);
  await expect.poll(() => picture.evaluate(hasCome), { timeout: 15_000 }).toBe(true);
  await page.goto(at('SEG', '/en/'));
  await expect(page.locator('[data-floating-ctas]')).toBeInViewport({ timeout: 15_000 });
});
