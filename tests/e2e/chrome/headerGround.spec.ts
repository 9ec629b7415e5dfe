import { expect, type Page, test } from '@playwright/test';
import { inTurn } from '../../inTurn.ts';
import { at } from '../../product.ts';
import { scrollAndDraw } from '../../scroll.ts';

/**
 * One page a brand, each with another opening: over pictures, the brand's colour, ink and paper.
 */
const pages = [
  ['SEG', '/'],
  ['HIM', '/about/'],
  ['SHMS', '/programs/'],
  ['CAA', '/news/'],
  ['CR', '/campuses/'],
] as const;

/**
 * Words of the page that stand under words of the header at a scroll position, where the header has
 * no ground between them; as 'header × page'.
 */
const printedOver = (page: Page, top: number): Promise<string[]> =>
  page.evaluate(async (height) => {
    window.scrollTo({ top: height, behavior: 'instant' });
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const header = document.querySelector<HTMLElement>('[data-header]');
    if (!header) return ['no header'];
    await Promise.allSettled(header.getAnimations().map((animation) => animation.finished));
    const boxesIn = (root: Element, from: number, to: number) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const boxes: { text: string; box: DOMRect; element: Element }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true }))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.width > 1 && box.bottom > from && box.top < to)
            boxes.push({ text: node.textContent.trim().slice(0, 30), box, element });
      }
      return boxes;
    };
    const isOpaque = (element: Element | null): boolean => {
      for (let one = element; one && header.contains(one); one = one.parentElement)
        if (/^rgb\(/.test(getComputedStyle(one).backgroundColor)) return true;
      return false;
    };
    const bottom = header.getBoundingClientRect().bottom;
    if (bottom <= 0) return [];
    const theirs = boxesIn(document.querySelector('main') ?? document.body, 0, bottom);
    return boxesIn(header, 0, bottom)
      .filter(({ element }) => !isOpaque(element))
      .flatMap((mine) =>
        theirs
          .filter(
            ({ box }) =>
              box.left < mine.box.right - 1 &&
              box.right > mine.box.left + 1 &&
              box.top < mine.box.bottom - 1 &&
              box.bottom > mine.box.top + 1,
          )
          .map(({ text }) => `${height}: ${mine.text} × ${text}`),
      );
  }, top);

const readers = [
  [390, 'en'],
  [1280, 'ar'],
  [1280, 'en'],
  [390, 'ar'],
] as const;

for (const [index, [brand, path]] of pages.entries()) {
  // By day a brand has every other reader; every reader has brands.
  for (const [width, lang] of inTurn(readers, (_, at) => Math.floor(at / 2) === index % 2)) {
    test(`the header of ${brand} is printed over no words, down and up again, at ${width} px in ${lang}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(brand, `/${lang}${path}`));
      const down = Array.from({ length: 36 }, (_, step) => step * 28);
      const faults: string[] = [];
      for (const top of [...down, ...down.toReversed()])
        faults.push(...(await printedOver(page, top)));
      expect(faults).toEqual([]);
    });
  }
}

const pageTypes = {
  'a home page': '/',
  'a programme': '/programs/bachelor-hotel-management/',
  'a list of news': '/news/',
  'a contact form': '/contact/',
  'an application': '/apply/',
  'a list of programmes': '/programs/',
  'a campus': '/campuses/muerren/',
  'a webinar': '/webinars/a-week-in-the-schilthalde/',
  'an open house': '/open-house/',
  'a meeting': '/meet-a-representative/',
  'a brochure': '/brochure/',
  'a visit': '/visit/',
  'a friend’s referral': '/refer-a-friend/',
  'a live-chat form': '/livechat/',
} as const;

async function expectThresholds(page: Page): Promise<void> {
  const header = page.locator('[data-header]');
  await scrollAndDraw(page, 250);
  await expect(header).not.toHaveAttribute('data-background');
  await scrollAndDraw(page, 251);
  await expect(header).toHaveAttribute('data-background');
  await scrollAndDraw(page, 4000);
  await expect(header).toHaveAttribute('data-past');
  const bottom = () => header.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  const reached = await page.evaluate(() => scrollY);
  await scrollAndDraw(page, reached - 60);
  await expect.poll(bottom).toBeGreaterThan(0);
}

for (const [type, path] of Object.entries(pageTypes))
  test(`the header’s ground, end and return on ${type}`, {
    tag: ['@S4.header.1', '@S4.header.2'],
  }, async ({ page }) => {
    await page.goto(at('HIM', `/en${path}`));
    await expectThresholds(page);
  });

test('the header’s ground, end and return on an article', {
  tag: ['@S4.header.1', '@S4.header.2'],
}, async ({ page }) => {
  await page.goto(at('HIM', '/en/news/'));
  const article = await page.locator('main h2 a, main h3 a').first().getAttribute('href');
  await page.goto(at('HIM', article ?? ''));
  await expectThresholds(page);
});
