import { expect, test } from '@playwright/test';
import { enter } from '../../newsroom.ts';
import { cmsOrigin } from '../../product.ts';
import { keepSession } from '../../signedInPerson.ts';

// A page that moves while it wakes makes who is quick click on something else.

for (const [width, language, browser] of [
  [390, 'en', 'quick'],
  [1280, 'en', 'quick'],
  [1280, 'ar', 'quick'],
  [1280, 'en', 'busy'],
  [1600, 'en', 'quick'],
] as const)
  test(`screens stand still while they wake, ${width} px, ${language}, browser ${browser}`, async ({
    page,
    context,
  }) => {
    // So busy that what Payload does a tenth of a second later comes in one step with the rest.
    if (browser === 'busy')
      await page.addInitScript(() => {
        const { setTimeout } = window;
        window.setTimeout = ((act: () => void, ms?: number) =>
          ms === 100 ? queueMicrotask(act) : setTimeout(act, ms)) as typeof setTimeout;
      });
    await page.setViewportSize({ width, height: 900 });
    const { headers } = await enter(context, 'editor');
    await keepSession(context, headers['authorization']?.slice(4) ?? '', language);
    await page.addInitScript(() => {
      const seen = new Map<number, string>();
      Object.assign(window, { seen });
      const look = () => {
        const heading = document.querySelector('h1');
        const frame = document.querySelector('.template-default');
        const isStyled = frame && getComputedStyle(frame).display === 'grid';
        if (!heading || !isStyled) return;
        const left = Math.round(heading.getBoundingClientRect().left);
        const { navAtRest } = document.documentElement.dataset;
        if (!seen.has(left))
          seen.set(left, `${frame.className}, at rest: ${navAtRest !== undefined}`);
      };
      // A click may fall between two steps of which the window never shows the first.
      new MutationObserver(look).observe(document, {
        attributeFilter: ['class', 'style', 'dir'],
        childList: true,
        subtree: true,
      });
    });
    for (const path of ['/planned', '/collections/pages']) {
      let isLoading = true;
      // React takes the steps of waking one by one where somebody clicks meanwhile.
      const clicking = (async () => {
        while (isLoading) await page.mouse.click(width / 2, 1);
      })();
      await page.goto(`${cmsOrigin}/admin${path}`);
      await page.locator('.template-default--nav-animate').waitFor();
      isLoading = false;
      await clicking;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const seen = await page.evaluate(() => [
        ...(window as never as { seen: Map<number, string> }).seen,
      ]);
      expect(seen, path).toHaveLength(1);
    }
  });
