import type { BrandCode } from '@concierge/brands/brands';
import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import type { Lang } from '@concierge/contract/lang';
import { expect, type Page, test } from '@playwright/test';
import { chooseConsent } from '../../chooseConsent.ts';
import { inTurn } from '../../inTurn.ts';
import { settled, withTestCards } from '../../look/stillPage.ts';
import { at } from '../../product.ts';
import { wholeChromium } from '../../wholeChromium.ts';

// Every node type and block of the contract's examples against its baseline in
// tests/look/baselines, at a quarter of its size: a moved box and a changed colour show, the grain
// of a font doesn't. After a change that is meant: `npm run look -- --update`, then look at what
// git shows as changed.
test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  deviceScaleFactor: 0.25,
  ...wholeChromium,
});

const looks: readonly (readonly [BrandCode, Lang])[] = [
  ['SEG', 'en'],
  ['SHMS', 'ar'],
  ['SEG', 'ar'],
  ['SHMS', 'en'],
];
const widths = [360, 1280] as const;

// By day the first two: each brand, and each direction of writing.
for (const [code, lang] of inTurn(looks, (_, at) => at < 2))
  test(`blocks and node types of ${code} in ${lang} look as they did`, async ({ page }) => {
    test.setTimeout(300_000);
    await withTestCards(page);
    // The banner has its own journeys, and would take room at the page's end.
    await chooseConsent(page.context(), at(code, '/'));
    await looksAsItDid(
      page,
      at(code, `/${lang}/styleguide/?example=${lang === 'ar' ? 'arabic' : 'full'}`),
      `blocks-${code}-${lang}`,
    );
    for (const type of [...Object.keys(nodeExamples), '404'])
      await looksAsItDid(page, at(code, `/${lang}/styleguide/${type}/`), `${type}-${code}-${lang}`);
  });

async function looksAsItDid(page: Page, url: string, name: string): Promise<void> {
  await page.setViewportSize({ width: widths[0], height: 800 });
  await page.goto(url);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    await expect.soft(page).toHaveScreenshot(`${name}-${width}.webp`.toLowerCase(), {
      fullPage: true,
      scale: 'device',
      stylePath: new URL('../../look/still.css', import.meta.url).pathname,
      threshold: 0.1,
      maxDiffPixels: 150,
    });
  }
}
