import { expect, type Page, test } from '@playwright/test';
import { at } from '../../product.ts';

const example = (block: string, name: string, lang = 'en') =>
  at('HIM', `/${lang}/styleguide/?block=${block}&example=${name}`);
const scrolled = (page: Page) =>
  page.locator('[data-track]').evaluate((track) => Math.abs(track.scrollLeft));

/** Stops the page's clock, a while after it has loaded. */
async function stopClock(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() =>
    addEventListener('resize', () => {
      document.documentElement.dataset['resizedTo'] = String(innerWidth);
    }),
  );
}

/** Gives the window another width; returns once the page has heard of it. */
async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expect(page.locator('html')).toHaveAttribute('data-resized-to', String(width));
}

test('a slider with more items than fit can be dragged and stepped; one with fewer can not', {
  tag: ['@S4.slider.1'],
}, async ({ page }) => {
  await page.goto(example('gallery', 'full'));
  await expect(page.locator('[data-track]')).toHaveAttribute('data-draggable', '');
  await expect(page.getByRole('button', { name: 'Previous slide' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  await expect(page.getByRole('button', { name: 'Previous slide' })).toBeEnabled();
  const before = await scrolled(page);
  const box = await page.locator('[data-track]').boundingBox();
  if (!box) throw new Error('no track');
  await page.mouse.move(box.x + 700, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 110, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before);

  await page.goto(example('gallery', 'plain'));
  await expect(page.locator('[data-slider]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
  await expect(page.locator('[data-track]')).not.toHaveAttribute('data-draggable', '');
});

test('in Arabic the slider steps to the left', { tag: ['@S4.slider.1'] }, async ({ page }) => {
  await page.goto(example('gallery', 'arabic', 'ar'));
  await page.locator('[data-step="1"]').click();
  await expect
    .poll(() => page.locator('[data-track]').evaluate((track) => track.scrollLeft))
    .toBeLessThan(-100);
});

test('the slider learns of a new window size 1500 ms after its last change, not before', {
  tag: ['@S4.media.2'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install();
  await page.goto(example('gallery', 'pair'));
  const track = page.locator('[data-track]');
  await expect(page.locator('[data-slider]')).toBeVisible();
  await stopClock(page);
  await expect(track).not.toHaveAttribute('data-draggable', '');
  await resizeTo(page, 700);
  await page.clock.runFor(1400);
  await expect(track).not.toHaveAttribute('data-draggable', '');
  await page.clock.runFor(200);
  await expect(track).toHaveAttribute('data-draggable', '');
});

test('one tab is open at a time, stays open beside the others, and arrow keys walk through them', async ({
  page,
}) => {
  await page.goto(example('tabs', 'full'));
  const open = page.locator('[data-tabs] details[open]');
  await page.locator('summary', { hasText: 'Semester 3' }).click();
  await expect(open).toHaveCount(1);
  await expect(page.getByText('Revenue management, guest psychology')).toBeVisible();
  await page.locator('summary', { hasText: 'Semester 3' }).click();
  await expect(open).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('summary', { hasText: 'Semester 2' })).toBeFocused();
  await expect(page.getByText('First paid internship')).toBeVisible();
});

test('tabs, questions and galleries work without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(example('tabs', 'full'));
  await page.locator('summary', { hasText: 'Semester 2' }).click();
  await expect(page.getByText('First paid internship')).toBeVisible();
  await expect(page.getByText('You cook, serve')).toBeHidden();
  await page.goto(example('accordion', 'full'));
  await page.locator('summary', { hasText: 'German' }).click();
  await expect(page.getByText('For the bakery, a little.')).toBeVisible();
  await page.goto(example('gallery', 'full'));
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden();
  await page.goto(example('video', 'full'));
  await expect(page.getByRole('link', { name: /Play video/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  await page.close();
});

test('nothing of the film is loaded before a click; then it plays in the no-cookie player, 300 by 200', {
  tag: ['@S9.video.1', '@S9.video.3', '@S9.video.4'],
}, async ({ page }) => {
  const urls: string[] = [];
  await page.route(/youtube|ytimg|vimeo/, async (route) => {
    urls.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>player</p>' });
  });
  await page.goto(example('video', 'full'));
  await page.waitForLoadState('networkidle');
  expect(urls).toEqual([]);
  await page.getByRole('link', { name: /Play video/ }).click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?dnt=1&rel=0&autoplay=1',
  );
  await expect(frame).toHaveAttribute('width', '300');
  await expect(frame).toHaveAttribute('height', '200');
  await expect.poll(() => urls.length).toBeGreaterThan(0);
});

for (const [width, file] of [
  [992, 'lake-morning-mobile.mp4'],
  [993, 'lake-morning.mp4'],
] as const) {
  test(`at ${width} px the film is ${file}`, { tag: ['@S4.media.1', '@S9.breakpoint.3'] }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/*.mp4', (route) => route.fulfill({ status: 404 }));
    const filmRequest = page.waitForRequest('**/*.mp4');
    await page.goto(example('video', 'plain'));
    await page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => void video.play().catch(() => {}));
    expect(new URL((await filmRequest).url()).pathname).toBe(`/media/${file}`);
  });
}

test('a film takes its mobile file 1500 ms after the window has become narrow, not before', {
  tag: ['@S4.media.1', '@S4.media.2', '@S9.breakpoint.3'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const paths: string[] = [];
  await page.route('**/*.mp4', (route) => {
    paths.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  const file = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc.split('/').at(-1));
  await page.clock.install();
  await page.goto(example('video', 'plain'));
  await stopClock(page);
  expect(await file()).toBe('lake-morning.mp4');
  await resizeTo(page, 900);
  await page.clock.runFor(1400);
  expect([await file(), paths]).toEqual(['lake-morning.mp4', []]);
  await page.clock.runFor(200);
  await expect.poll(file).toBe('lake-morning-mobile.mp4');
  expect(paths, 'nobody plays it').toEqual([]);
  await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => void video.play().catch(() => {}));
  await expect.poll(() => paths[0]).toBe('/media/lake-morning-mobile.mp4');
});

test('the script for animated links comes from the static assets and marks links of rich text', {
  tag: ['@S7.scripts.3'],
}, async ({ page }) => {
  const script = page.waitForResponse('**/static/assets/js/animated-links.js');
  await page.goto(example('rich_text', 'full'));
  expect((await script).status()).toBe(200);
  await expect(page.getByRole('link', { name: 'Write to admissions' })).toHaveAttribute(
    'data-animated',
    '',
  );
});

test("an online event is shown in the schools' zone and in the visitor's own, both named", {
  tag: ['@S9.dates.3', '@S3.date.7'],
}, async ({ browser }) => {
  const page = await browser.newPage({ timezoneId: 'Asia/Almaty' });
  await page.goto(example('event_list', 'full'));
  const webinar = page.locator('article', { hasText: 'how to pay for it' });
  await expect(webinar).toContainText(
    'Wed, Mar 26, 2036, 10:00 PM your time · 6:00 PM in Switzerland',
  );
  const onsite = page.locator('article', { hasText: 'Open house in Mürren' });
  await expect(onsite).not.toContainText('your time');
  await page.close();
});

for (const [lang, width] of [
  ['en', 320],
  ['ar', 360],
  ['ru', 320],
  ['es', 320],
  ['en', 768],
  ['en', 1920],
] as const) {
  test(`no block is wider than the window at ${width} px in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(at('CAA', `/${lang}/styleguide/`));
    expect(answer?.status()).toBe(200);
    expect(await page.locator('main [data-block]').count()).toBeGreaterThan(15);
    const { content, window } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      window: innerWidth,
    }));
    expect(content).toBeLessThanOrEqual(window);
  });
}
