import { expect, test } from '@playwright/test';
import { axeFaults } from '../../axeFaults.ts';
import { get } from '../../get.ts';
import { at } from '../../product.ts';
import { watchViolations } from '../../violations.ts';

/** What a film's tracks are, once the one that is shown has its captions. */
const readTracks = (film: HTMLVideoElement) =>
  [...film.textTracks].map(({ language, label, mode, cues }) => ({
    language,
    label,
    mode,
    cues: cues?.length ?? 0,
  }));

for (const lang of ['es', 'ar'])
  test(`a film shows its captions in the language of the page: ${lang}`, async ({
    page,
    context,
  }) => {
    const violations = await watchViolations(context);
    await page.goto(at('SEG', `/${lang}/`));
    const film = page.locator('video:has(track)').first();
    await film.scrollIntoViewIfNeeded();
    await film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play().catch(() => undefined);
    });
    await expect
      .poll(async () => (await film.evaluate(readTracks)).filter(({ cues }) => cues > 0))
      .toMatchObject([{ language: lang, mode: 'showing', cues: 2 }]);
    expect((await film.evaluate(readTracks)).map(({ label }) => label)).toEqual([
      'English',
      'Español',
      'العربية',
      'Русский',
    ]);
    expect(violations).toEqual([]);
  });

test('captions come from the site as text/vtt, for good under their version', async () => {
  const { text } = await get(at('SEG', '/en/'));
  const [, src = ''] = /<track [^>]*src="([^"]+)"/.exec(text) ?? [];
  const vtt = await get(at('SEG', src));
  expect(vtt.status).toBe(200);
  expect(vtt.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(vtt.headers['cache-control']).toContain('immutable');
  expect(vtt.text).toMatch(/^WEBVTT\n/);
  expect((await get(at('SEG', src.replace('.en.vtt', '.de.vtt')))).status).toBe(404);
});

test('the transcript unfolds below the film, also by keyboard, and is accessible', async ({
  browser,
}) => {
  // The checker brings its own script, which the policy would rightly refuse.
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(at('SEG', '/ru/'));
  const summary = page.getByText('Текст фильма');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('два повара в белом')).toBeVisible();
  expect(await axeFaults(page, 'figure:has(track)')).toEqual([]);
  await context.close();
});
