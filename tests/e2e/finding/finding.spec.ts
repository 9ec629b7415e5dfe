import { expect, type Locator, type Page, test } from '@playwright/test';
import { get } from '../../get.ts';
import { at } from '../../product.ts';

type How = 'keyboard' | 'pointer';

/** Uses a control the way the journey goes: by pointer, or by focus and key. */
const use = (control: Locator, how: How) =>
  how === 'pointer' ? control.click() : control.press('Enter');

/** Opens the first submenu, and follows nothing yet. */
async function openSubmenu(page: Page, how: How, wide: boolean): Promise<Locator> {
  if (!wide) {
    await use(page.locator('[data-mobile-menu] > summary'), how);
    const deeper = page.locator('[data-mobile-menu] details').first();
    await use(deeper.locator('summary'), how);
    return deeper.locator('ul').first();
  }
  const item = page.locator('[data-menu-item]').first();
  if (how === 'pointer') await item.hover();
  else await item.locator('[data-menu-toggle]').press('ArrowDown');
  return item.locator('[data-menu-panel]');
}

for (const width of [360, 1280]) {
  for (const lang of ['en', 'ar'] as const) {
    for (const how of ['keyboard', 'pointer'] as const) {
      test(`at ${width} px in ${lang} by ${how}: a submenu, the apply-now menu, another language, and a page by search`, {
        tag: ['@S1.product.9'],
      }, async ({ page }) => {
        const wide = width >= 992;
        await page.setViewportSize({ width, height: 800 });
        await page.goto(at('HIM', `/${lang}/programs/`));
        if (how === 'pointer') {
          // The first sign of a pointer brings the question of consent, which is answered first.
          await page.mouse.move(10, 300);
          await page.mouse.move(20, 320);
          await page.locator('#cc-main .cm [data-role=necessary]').first().click();
        }
        const submenu = await openSubmenu(page, how, wide);
        await expect(submenu.getByRole('link').first()).toBeVisible();
        for (let level = 0; level < 2; level += 1) await page.keyboard.press('Escape');
        await expect(submenu.getByRole('link').first()).toBeHidden();
        await page.mouse.move(5, 700);

        if (wide) {
          const apply = page.locator('[data-apply-menu]');
          await use(apply.locator('summary'), how);
          await expect(apply.getByRole('link').first()).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(apply.locator('summary')).toBeFocused();
        } else {
          // The line has no room for it under 480 px: its entries stand in the sheet.
          await use(page.locator('[data-mobile-menu] > summary'), how);
          await expect(
            page.locator(`[data-mobile-menu] a.apply-now[href="/${lang}/apply/"]`),
          ).toBeVisible();
        }

        const list = page.locator(
          wide ? '[data-top-bar] [data-languages]' : '[data-mobile-menu] [data-languages]',
        );
        await use(list.locator('a[hreflang="es"]'), how);
        await expect(page).toHaveURL(/\/es\/programs\/$/);
        await page.goto(at('HIM', `/${lang}/programs/`));

        // In the desktop top bar search is English (spec §2); elsewhere it is a page.
        if (wide && lang === 'en')
          await use(page.locator('[data-top-bar] [data-search-open]'), how);
        else if (wide) await page.goto(at('HIM', `/${lang}/search/`));
        else await use(page.locator('[data-mobile-menu] > summary'), how);
        const panel = page.locator(
          wide
            ? lang === 'en'
              ? '[data-search-dialog] [data-search-panel]'
              : 'main'
            : '[data-mobile-menu] [data-search-panel]',
        );
        const box = panel.locator('input[type=search]');
        await box.fill(lang === 'en' ? 'scholarship' : 'منح');
        await use(panel.locator('button[type=submit]'), how);
        const results = panel.locator('[data-search-results] ol a, [data-results-list] a');
        const address = await results.first().getAttribute('href');
        await use(results.first(), how);
        await expect(page).toHaveURL(at('HIM', address ?? ''));
        await expect(page.locator('h1')).toBeVisible();
      });
    }
  }
}

/** Opens a page of which every menu has forty items, each with a long name. */
async function openWithFortyItems(page: Page, url: string): Promise<void> {
  const { text } = await get(url);
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: fortyFold(text) }),
  );
  await page.goto(url);
}

/** The first item of each list of the menus forty times. */
const fortyFold = (html: string): string =>
  html.replace(
    /(<(?:ul)[^>]*class="[^"]*(?:_sub_|_links_|_columns_)[^"]*"[^>]*>)(<li>.*?<\/li>)/gs,
    (_, list: string, item: string) => list + item.repeat(40),
  );

for (const lang of ['en', 'ar'] as const) {
  test(`a menu of forty items can be read to its end on a phone (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openWithFortyItems(page, at('HIM', `/${lang}/`));
    await page.locator('[data-mobile-menu] > summary').click();
    const deeper = page.locator('[data-mobile-menu] details').first();
    await deeper.locator('summary').click();
    const links = deeper.getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(40);
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });
}

test('with storage and cookies blocked everything works, and the pop-up comes and goes as ever', async ({
  page,
}) => {
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(error.message));
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: blocked });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.clock.install();
  await page.goto(at('HIM', '/en/'));
  await page.clock.runFor(120_000);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.clock.runFor(120_000);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.clock.resume();
  const submenu = await openSubmenu(page, 'keyboard', true);
  await expect(submenu.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-top-bar] [data-search-open]').click();
  const panel = page.locator('[data-search-dialog] [data-search-panel]');
  await panel.locator('input[type=search]').fill('hotel');
  await panel.locator('input[type=search]').press('Enter');
  await expect(panel.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  // The first one empties the box, as in every browser.
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('Escape');
  await page.mouse.move(300, 300);
  await page.locator('#cc-main .cm [data-role=all]').first().click();
  await page.locator('[data-top-bar] [data-languages] a[hreflang="es"]').click();
  await expect(page).toHaveURL(/\/es\/$/);
  expect(failed).toEqual([]);
});

test('pages are fetched in advance once a visitor rests on a link, never those that are searched for', async ({
  page,
}) => {
  /** What the browser would fetch once somebody rests on it, and what it has begun to fetch. */
  let offered: string[] = [];
  const fetched: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    offered = preloadingAttemptSources.map(({ key }) => key.url);
  });
  browser.on('Preload.prefetchStatusUpdated', ({ key }) => void fetched.push(key.url));
  await browser.send('Preload.enable');
  const response = await page.goto(at('HIM', '/en/'));
  const named = /"([^"]+)"/.exec(response?.headers()['speculation-rules'] ?? '')?.[1] ?? 'no rules';
  const rules = await page.evaluate(async (url) => {
    const answer = await fetch(url);
    return { type: answer.headers.get('content-type'), rules: await answer.json() };
  }, named);
  expect(rules.type).toBe('application/speculationrules+json');
  expect(rules.rules.prefetch[0].eagerness).toBe('moderate');
  expect((await get(at('HIM', named), { 'save-data': 'on' })).text).toBe('{}');
  const link = page.locator('[data-main-menu] a[href^="/en/"]').first();
  const href = at('HIM', (await link.getAttribute('href')) ?? '');
  await expect.poll(() => offered.includes(href)).toBe(true);
  expect(fetched).toEqual([]);
  expect(offered.filter((url) => /\/search\/|\?/.test(url))).toEqual([]);
  await link.hover();
  await expect.poll(() => [...new Set(fetched)]).toEqual([href]);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('pages follow one another by a view transition, but not for people who reduce motion', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', ({ viewTransition }) =>
          Object.assign(window, { moved: viewTransition !== null }),
        );
      });
      await page.goto(at('HIM', '/en/'));
      await page.locator('[data-main-menu] a[href^="/en/"]').first().click();
      await expect(page).not.toHaveURL(at('HIM', '/en/'));
      await expect
        .poll(() => page.evaluate(() => 'moved' in window && window.moved))
        .toBe(reducedMotion === 'no-preference');
    });
  });
}
