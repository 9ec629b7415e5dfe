import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../../axeFaults.ts';
import { at } from '../../product.ts';

// The checker brings its own script, which the policy would rightly refuse.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/**
 * A part that opens: at which widths it stands, in which languages, how it opens and closes, and
 * what of the page is then looked at.
 */
interface Part {
  readonly name: string;
  readonly from?: number;
  readonly to?: number;
  readonly lang?: 'en';
  readonly shows: string;
  open(page: Page): Promise<void>;
  close?(page: Page): Promise<void>;
}

/**
 * Closes suggestions, empties a search and closes what it stands in, or closes a menu and what it
 * stands in.
 */
async function pressEscape(page: Page): Promise<void> {
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  // A menu's closing goes back in the history.
  await expect.poll(() => page.evaluate(() => history.state?.menu)).toBeUndefined();
}
const openSearch = (page: Page) => page.locator('[data-top-bar] [data-search-open]').press('Enter');
const suggest = async (page: Page, panel: string) => {
  await page.locator(`${panel} input[type=search]`).pressSequentially('hot');
  if (page.url().includes('/en/'))
    await expect(page.locator(`${panel} [role=option]`).first()).toBeVisible();
};
const openSheet = (page: Page) => page.locator('[data-mobile-menu] > summary').press('Enter');

const parts: readonly Part[] = [
  {
    name: 'a submenu',
    from: 992,
    shows: 'header',
    open: (page) => page.locator('[data-menu-item] [data-menu-toggle]').first().press('Enter'),
    close: pressEscape,
  },
  {
    name: 'the apply-now menu',
    from: 480,
    shows: 'header',
    open: (page) => page.locator('[data-apply-menu] > summary').press('Enter'),
    close: pressEscape,
  },
  {
    name: 'the search panel with suggestions',
    from: 992,
    lang: 'en',
    shows: '[data-search-dialog]',
    open: async (page) => {
      await openSearch(page);
      await suggest(page, '[data-search-dialog] [data-search-panel]');
    },
    close: pressEscape,
  },
  {
    name: 'the search panel with results',
    from: 992,
    lang: 'en',
    shows: '[data-search-dialog]',
    open: async (page) => {
      await openSearch(page);
      await page.locator('[data-search-dialog] input[type=search]').fill('hotel');
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-search-dialog] [role=tab]').first()).toBeVisible();
    },
    close: pressEscape,
  },
  {
    name: 'the mobile menu, one level down',
    to: 991,
    shows: 'header',
    open: async (page) => {
      await openSheet(page);
      await page.locator('[data-mobile-menu] details > summary').first().press('Enter');
    },
    close: pressEscape,
  },
  {
    name: 'the mobile menu with suggestions',
    to: 991,
    shows: 'header',
    open: async (page) => {
      await openSheet(page);
      await suggest(page, '[data-mobile-menu] [data-search-panel]');
    },
    close: pressEscape,
  },
  {
    name: 'an accordion of the footer, and what floats above it',
    to: 767,
    shows: 'body',
    open: (page) => page.locator('[data-footer-menu] summary').first().press('Enter'),
  },
  {
    name: 'consent and its settings',
    shows: '#cc-main',
    open: async (page) => {
      await page.locator('[data-consent-open]').first().press('Enter');
      await expect(page.locator('#cc-main .pm')).toBeVisible();
    },
    close: (page) => page.locator('#cc-main .pm [data-role=necessary]').first().click(),
  },
  {
    name: 'the pop-up with its form',
    shows: 'dialog[open]',
    open: async (page) => {
      await page.clock.runFor(120_000);
      await page.clock.resume();
      await expect(page.locator('dialog[open] input[type=email]')).toBeVisible();
    },
  },
];

for (const width of [360, 480, 1280]) {
  for (const lang of ['en', 'ar'] as const) {
    const here = parts.filter(
      ({ from = 0, to = 2000, lang: only = lang }) => from <= width && width <= to && only === lang,
    );
    // At 480 px only the apply-now menu is other than at 360.
    const chosen = width === 480 ? here.filter(({ from }) => from === 480) : here;
    test(`every part that opens is accessible at ${width} px in ${lang}`, {
      tag: ['@S6.roles.1'],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.clock.install();
      await page.goto(at('HIM', `/${lang}/`));
      for (const { name, shows, open, close } of chosen) {
        await open(page);
        expect(await axeFaults(page, shows), name).toEqual([]);
        await close?.(page);
      }
    });
  }
}

for (const [width, lang] of [
  [360, 'ar'],
  [1280, 'en'],
] as const) {
  test(`a chat that asks in place is accessible at ${width} px in ${lang}`, {
    tag: ['@S6.roles.1'],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/api/config/chat', (route) =>
      route.fulfill({
        json: {
          provider: 'chatwoot',
          origin: 'https://chat.example.org',
          settings: { token: 'ridge' },
        },
      }),
    );
    await page.goto(at('HIM', `/${lang}/contact/`));
    const response = page.waitForResponse('**/api/config/chat');
    await page.keyboard.press('Shift');
    await response;
    await page.locator('[data-chat-open]').press('Enter');
    await expect(page.locator('[data-chat] dialog')).toBeVisible();
    expect(await axeFaults(page, '[data-chat]')).toEqual([]);
  });
}
