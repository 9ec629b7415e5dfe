import { expect, type Page, test } from '@playwright/test';
import { at } from '../../product.ts';
import { atRest } from './atRest.ts';

const names = ['openMainMenu', 'closeMainMenu', 'openApplyNowMenu', 'closeApplyNowMenu'] as const;

/** Keeps the menu events of the page in the order in which they come. */
async function recordEvents(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((events) => {
    const seen: string[] = [];
    Object.assign(window, { seenEvents: seen });
    for (const name of events) addEventListener(name, () => seen.push(name));
  }, names);
  return () => page.evaluate(() => (window as unknown as { seenEvents: string[] }).seenEvents);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the mobile menu opens and closes, with its events, by touch, Escape and the back button', {
    tag: ['@S4.menu.1', '@S4.menu.2', '@S4.menu.3', '@S2.header.7'],
  }, async ({ page }) => {
    const events = await recordEvents(page);
    await page.goto(at('HIM', '/en/'));
    const menu = page.locator('[data-mobile-menu]');
    const toggle = menu.locator(':scope > summary');
    await toggle.click();
    await expect(menu).toHaveAttribute('open');
    await expect(page.locator('main')).toHaveAttribute('inert');
    await toggle.click();
    await expect(menu).not.toHaveAttribute('open');
    await expect(page.locator('main')).not.toHaveAttribute('inert');
    await toggle.click();
    // Browsers tell of an opening later, and of none where it was closed before.
    const lastEvent = async () => (await events()).at(-1);
    await expect.poll(lastEvent).toBe('openMainMenu');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(toggle).toBeFocused();
    await toggle.click();
    await expect(menu).toHaveAttribute('open');
    await expect.poll(() => page.evaluate(() => history.state?.menu)).toBe('MainMenu');
    await expect.poll(lastEvent).toBe('openMainMenu');
    await page.goBack();
    await expect(menu).not.toHaveAttribute('open');
    expect(page.url()).toContain('/en/');
    await expect
      .poll(events)
      .toEqual([...Array(3)].flatMap(() => ['openMainMenu', 'closeMainMenu']));
  });

  test('footer menus are accordions up to 767 px and columns from 768 px on', {
    tag: ['@S9.breakpoint.2', '@S2.footer.8'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 740 });
    await page.goto(at('HIM', '/en/'));
    const group = page.locator('[data-footer-menu]').first();
    await expect(group.getByRole('link').first()).toBeHidden();
    await group.locator('summary').click();
    await expect(group.getByRole('link').first()).toBeVisible();
    await page.setViewportSize({ width: 768, height: 740 });
    for (const link of await page.locator('[data-footer-menu] a').all())
      await expect(link).toBeVisible();
  });
});

test('the apply-now menu opens and closes with its events', {
  tag: ['@S4.menu.4', '@S4.menu.5', '@S2.header.8'],
}, async ({ page }) => {
  const events = await recordEvents(page);
  await page.goto(at('HIM', '/en/'));
  const menu = page.locator('[data-apply-menu]');
  await menu.locator('summary').click();
  await expect(menu.getByRole('link').first()).toBeVisible();
  await page.locator('main').click({ position: { x: 5, y: 300 } });
  await expect(menu).not.toHaveAttribute('open');
  await expect.poll(events).toEqual(['openApplyNowMenu', 'closeApplyNowMenu']);
});

test('a link is followed by the click that closes the apply-now menu, and by Enter right after Escape', async ({
  page,
}) => {
  const summary = page.locator('[data-apply-menu] > summary');
  const events = await recordEvents(page);
  const spanish = page.locator('[data-top-bar] [data-languages] a[hreflang="es"]');
  await page.goto(at('HIM', '/en/programs/'));
  await summary.click();
  await expect.poll(events).toEqual(['openApplyNowMenu']);
  await spanish.click();
  await expect(page).toHaveURL(/\/es\/programs\/$/);

  await page.goto(at('HIM', '/en/programs/'));
  await summary.press('Enter');
  await expect.poll(events).toEqual(['openApplyNowMenu']);
  // Both within one task, as keys that wait for a busy page come.
  await spanish.evaluate((link: HTMLElement) => {
    const menu = document.querySelector('[data-apply-menu] > summary');
    menu?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    link.click();
  });
  await expect(page).toHaveURL(/\/es\/programs\/$/);
});

test('a submenu opens on hover, and by keyboard with arrows and Escape', {
  tag: ['@S2.header.5'],
}, async ({ page }) => {
  await page.goto(at('HIM', '/en/'));
  const item = page.locator('[data-menu-item]').first();
  const panel = item.locator('[data-menu-panel]');
  await item.hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(640, 790);
  await expect(panel).toBeHidden();
  await item.locator('[data-menu-toggle]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(item.locator('[data-menu-toggle]')).toBeFocused();
  await expect(item.locator('[data-menu-toggle]')).toHaveAttribute('aria-expanded', 'false');
});

test('a click on its button leaves a submenu open that hover has just opened, and closes it later', async ({
  page,
}) => {
  await page.goto(at('HIM', '/en/'));
  const item = page.locator('[data-menu-item]').first();
  const toggle = item.locator('[data-menu-toggle]');
  // Within the page, so that the click comes at once however busy this machine is.
  await item.evaluate(async (element) => {
    const opened = new Promise((resolve) =>
      new MutationObserver(resolve).observe(element, { attributeFilter: ['data-open'] }),
    );
    element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await opened;
    element.querySelector<HTMLElement>('[data-menu-toggle]')?.click();
  });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.waitForTimeout(600);
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  // By keyboard and touch, where nothing hovers, each press is the opposite of the one before.
  await toggle.press('Enter');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('pictures of submenus are 290 by 260', { tag: ['@S9.images.7'] }, async ({ page }) => {
  await page.goto(at('HIM', '/en/'));
  const picture = page.locator('[data-menu-panel] img').first();
  await expect(picture).toHaveAttribute('width', '290');
  await expect(picture).toHaveAttribute('height', '260');
  await expect(picture).toHaveAttribute('src', /\/img\/290x260\//);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('menus, languages and footer work', async ({ page }) => {
    await page.goto(at('HIM', '/en/'));
    const item = page.locator('[data-menu-item]').first();
    await item.hover();
    await expect(item.locator('[data-menu-panel]')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('[data-mobile-menu] > summary').click();
    await expect(page.locator('[data-mobile-menu] details > summary').first()).toBeVisible();
    await page.locator('[data-mobile-menu] a[hreflang="ar"]').click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.waitForLoadState();
    const group = page.locator('[data-footer-menu] summary').first();
    await group.scrollIntoViewIfNeeded();
    // What is laid out on the way down, and letters that come late, move it.
    await atRest(group);
    await group.click();
    await expect(page.locator('[data-footer-menu] a').first()).toBeVisible();
  });
});
