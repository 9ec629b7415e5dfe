import { expect, type Page, test } from '@playwright/test';
import { inTurn } from '../../inTurn.ts';
import { faultsOfLayout } from '../../look/faultsOfLayout.ts';
import { settled, withTestCards } from '../../look/stillPage.ts';
import { at } from '../../product.ts';

// Bad input: every example with headlines of 140 characters and words of 60; `few` with one card,
// no picture and empty menus, `many` with 17 cards, portrait pictures and menus of 40.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** One of each layout; the other form pages share those of `brochure` and `webinar`. */
const types = [
  'homepage',
  'lego_page',
  'school',
  'program',
  'singleCampus',
  'singleNews',
  'webinar',
  'apply',
  'contact',
  'brochure',
  '404',
];
const widths = [320, 1280];

const strains = [
  ['en', 'many'],
  ['ar', 'few'],
  ['en', 'few'],
  ['ar', 'many'],
] as const;

// By day the first two: each language, and each of few and many.
for (const [lang, how] of inTurn(strains, (_, at) => at < 2))
  test(`blocks, node types, header and footer bear bad input: ${how} in ${lang}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await withTestCards(page);
    for (const path of ['', ...types.map((type) => `${type}/`)])
      await bears(page, at('CR', `/${lang}/styleguide/${path}?strain=${how}`));
  });

async function bears(page: Page, url: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (width === widths[0]) {
      const answer = await page.goto(url);
      if (!url.includes('/404/')) expect(answer?.status(), url).toBe(200);
      await expect(page.locator('main'), url).toContainText(/\S/);
    }
    await settled(page);
    expect.soft(await faultsOfLayout(page), `${url} at ${width} px`).toEqual([]);
  }
}
