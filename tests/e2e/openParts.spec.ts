import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { at } from '../product.ts';

// The checker brings its own script, which the policy would rightly refuse.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** A part that opens, at the widths where it stands, and how. */
interface Part {
  readonly name: string;
  readonly path: string;
  readonly widths: readonly number[];
  readonly langs?: readonly ('en' | 'ar')[];
  open(page: Page): Promise<void>;
}

const search = async (page: Page, panel: string) => {
  const box = page.locator(`${panel} input[type=search]`);
  await box.pressSequentially('hot', { delay: 30 });
  if (page.url().includes('/en/')) await expect(page.locator(`${panel} [role=option]`).first()).toBeVisible();
};

const parts: readonly Part[] = [
  {
    name: 'a submenu',
    path: '/',
    widths: [1280],
    open: (page) => page.locator('[data-menu-item] [data-menu-toggle]').first().press('Enter'),
  },
  {
    name: 'the mobile menu, one level down',
    path: '/',
    widths: [360],
    open: async (page) => {
      await page.locator('[data-mobile-menu] > summary').click();
      await page.locator('[data-mobile-menu] details > summary').first().click();
    },
  },
  {
    name: 'the mobile menu with suggestions and the languages',
    path: '/',
    widths: [360],
    open: async (page) => {
      await page.locator('[data-mobile-menu] > summary').click();
      await search(page, '[data-mobile-menu] [data-search-panel]');
    },
  },
  { name: 'the apply-now menu', path: '/', widths: [360, 1280], open: (page) => page.locator('[data-apply-menu] > summary').click() },
  {
    name: 'the search panel with suggestions',
    path: '/',
    widths: [1280],
    langs: ['en'],
    open: async (page) => {
      await page.locator('[data-top-bar] [data-search-open]').click();
      await search(page, '[data-search-dialog] [data-search-panel]');
    },
  },
  {
    name: 'the search panel with results',
    path: '/',
    widths: [1280],
    langs: ['en'],
    open: async (page) => {
      await page.locator('[data-top-bar] [data-search-open]').click();
      const box = page.locator('[data-search-dialog] input[type=search]');
      await box.fill('hotel');
      await box.press('Enter');
      await expect(page.locator('[data-search-dialog] [role=tab]').first()).toBeVisible();
    },
  },
  {
    name: 'the pop-up with its form',
    path: '/',
    widths: [360, 1280],
    open: async (page) => {
      await page.clock.runFor(120_000);
      await page.clock.resume();
      await expect(page.locator('dialog[open] input[type=email]')).toBeVisible();
    },
  },
  {
    name: 'consent and its settings',
    path: '/',
    widths: [360, 1280],
    open: async (page) => {
      await page.locator('[data-consent-open]').first().click();
      await expect(page.locator('#cc-main .pm')).toBeVisible();
    },
  },
  {
    name: 'chat that asks in place',
    path: '/contact/',
    widths: [360, 1280],
    open: async (page) => {
      await page.route('**/api/config/chat', (route) =>
        route.fulfill({ json: { provider: 'chatwoot', origin: 'https://chat.example.org', settings: { token: 'ridge' } } }),
      );
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
      await page.locator('[data-chat-open]').dispatchEvent('click');
      await expect(page.locator('[data-chat] dialog')).toBeVisible();
    },
  },
  {
    name: 'an accordion of the footer',
    path: '/',
    widths: [360],
    open: (page) => page.locator('[data-footer-menu] summary').first().click(),
  },
];

for (const { name, path, widths, langs = ['en', 'ar'], open } of parts) {
  for (const lang of langs) {
    for (const width of widths) {
      test(`[S6.roles.1] ${name} is accessible at ${width} px in ${lang}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        if (name.startsWith('the pop-up')) await page.clock.install();
        await page.goto(at('HIM', `/${lang}${path}`));
        await open(page);
        await page.waitForTimeout(300);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
      });
    }
  }
}
