import { expect, type Locator, type Page, test } from '@playwright/test';
import { fillByPointer, hideConsent, solveCaptcha } from '../../forms/formPage.ts';
import { openPopup, openPopupsAtOnce } from '../../forms/popupPage.ts';
import { get } from '../../get.ts';
import { at } from '../../product.ts';

/**
 * The seeded pop-ups open on home and programme pages; the clock is turned instead of waited for.
 */
async function visit(page: Page, path: string): Promise<number> {
  const begun = Date.now();
  await page.clock.install({ time: begun });
  await page.goto(at('HIM', path));
  return begun;
}
const popup = 'dialog:has(form[method=dialog])';

test('opens after its delay, and closing keeps it away for its days', {
  tag: [
    ...['@S1.popup.1', '@S1.form.10', '@S4.popup.1', '@S4.popup.2', '@S4.popup.4'],
    ...['@S4.popup.5', '@S9.popup.1', '@S9.popup.2', '@S3.popup.4'],
  ],
}, async ({ page, context }) => {
  const begun = await visit(page, '/en/');
  const template = page.locator('template[data-popup]');
  const delay = Number(await template.getAttribute('data-delay'));
  const days = Number(await template.getAttribute('data-days'));
  // The page's clock goes on while it loads, and the delay begins somewhere in that time.
  await page.clock.pauseAt(begun + delay * 1000 - 500);
  await expect(page.locator(`${popup}[open]`)).toHaveCount(0);
  await page.clock.runFor(15_000);
  await expect(page.locator(`${popup}[open]`)).toBeVisible();
  await expect(page.locator(`${popup}[open] [data-form-slot]`)).toHaveCount(1);
  const form = page.locator(`${popup}[open] form[data-lead-form]`);
  await page.clock.resume();
  await expect(form.locator('input[type=email]')).toBeVisible();
  await expect(form).toHaveAttribute('action', '/leads/popup');
  await page.locator(`${popup}[open] form[method=dialog] button`).first().click();
  const cookie = (await context.cookies()).find(({ name }) => name === 'POPUP_CTA_DISPLAYED');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(days);
});

test('it stands in the middle of the screen, in both directions of writing', async ({ page }) => {
  await hideConsent(page);
  await openPopupsAtOnce(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const lang of ['en', 'ar']) {
    await openPopup(page, at('HIM', `/${lang}/`));
    const box = await page.locator(`${popup}[open]`).evaluate((dialog) => {
      const { left, top, width: inline, height: block } = dialog.getBoundingClientRect();
      return { x: left + inline / 2, y: top + block / 2 };
    });
    expect(Math.abs(box.x - width / 2), lang).toBeLessThan(10);
    expect(Math.abs(box.y - height / 2), lang).toBeLessThan(10);
  }
});

test('stays away while its cookie lasts, and from node types that it does not name', {
  tag: ['@S4.popup.3', '@S2.wrapper.8'],
}, async ({ page, context }) => {
  await context.addCookies([{ name: 'POPUP_CTA_DISPLAYED', value: '1', url: at('HIM', '/') }]);
  await visit(page, '/en/');
  await page.clock.runFor(120_000);
  await expect(page.locator(`${popup}[open]`)).toHaveCount(0);
  await page.goto(at('HIM', '/en/apply/'));
  await expect(page.locator('template[data-popup]')).toHaveCount(0);
});

test('it keeps what could not be sent, on whatever page it comes again, and stays away from whoever has sent it', async ({
  page,
}) => {
  await hideConsent(page);
  await openPopupsAtOnce(page);
  const form = await openPopup(page, at('HIM', '/en/'));
  const button = form.locator('button[type=submit]');
  await button.click();
  await expect(form.locator('[data-form-summary]')).toBeFocused();
  await fillByPointer(form);
  const typed = await form.locator('input[type=email]').inputValue();
  await solveCaptcha(form);
  await page.route('**/leads/popup', (route) => route.abort());
  await Promise.all([page.waitForEvent('requestfailed'), button.click()]);
  await page.unroute('**/leads/popup');
  const again = await openPopup(page, at('HIM', '/ar/'));
  await expect(again.locator('input[type=email]')).toHaveValue(typed);
  await solveCaptcha(again);
  await again.locator('button[type=submit]').click();
  await expect(page.locator('[data-reference]')).toHaveText(/^HIM-/);
  await page.goto(at('HIM', '/en/'));
  await page.waitForTimeout(1000);
  await expect(page.locator(popup)).toHaveCount(0);
});

test('what it shows is fetched when it is about to open, and only where there is one', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => request.url().includes('/popup/') && urls.push(request.url()));
  const begun = await visit(page, '/en/');
  const delay = Number(await page.locator('template[data-popup]').getAttribute('data-delay'));
  await page.clock.pauseAt(begun + delay * 1000 - 500);
  expect(urls).toEqual([]);
  await page.clock.runFor(15_000);
  await expect.poll(() => urls).toEqual([at('HIM', '/en/popup/?page=%2Fen%2F')]);
  expect((await get(at('HIM', '/en/'))).text).not.toContain('leads/popup');
  for (const other of [
    '',
    '/en/apply/',
    '/en/none/',
    '//example.org/',
    '/en//x/',
    '/en/%zz',
    '/ar/',
  ])
    expect(
      (await get(at('HIM', `/en/popup/?${new URLSearchParams({ page: other })}`))).status,
      other,
    ).toBe(404);
});

test('it waits while a menu, the search, the consent dialog, a form or a press has the visitor', async ({
  page,
}) => {
  const begun = await visit(page, '/en/');
  // From here time passes only where the test lets it: nothing can open between two steps.
  await page.clock.pauseAt(begun + 10_000);
  const dialog = page.locator(`${popup}[open]`);
  /** Far more than its delay and the time between two looks. */
  const expectNoneWhile = async (there: Locator) => {
    await expect(there).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(there).toBeVisible();
    await expect(dialog).toHaveCount(0);
  };
  const consent = page.locator('#cc-main .pm');
  await page.locator('[data-consent-open]').first().press('Enter');
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(consent).toBeVisible({ timeout: 200 });
  }).toPass();
  await expectNoneWhile(consent);
  await consent.locator('[data-role=necessary]').first().click();
  // Closing gives the focus back, which a menu that is open by then would lose.
  await expect(consent).toBeHidden();
  const menu = page.locator('[data-menu-item]').first();
  await menu.locator('[data-menu-toggle]').press('Enter');
  await expectNoneWhile(menu.locator('[data-menu-toggle][aria-expanded=true]'));
  await page.keyboard.press('Escape');
  const applyMenu = page.locator('[data-apply-menu] > summary');
  await applyMenu.press('Enter');
  await expectNoneWhile(page.locator('[data-apply-menu][open] > summary'));
  await applyMenu.press('Enter');
  await page.locator('[data-top-bar] [data-search-open]').press('Enter');
  await expectNoneWhile(page.locator('[data-search-dialog] input[type=search]'));
  await page.keyboard.press('Escape');
  await page.locator('main a:visible').first().hover();
  await page.mouse.down();
  await expectNoneWhile(page.locator('main a:active'));
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await page.locator('footer input[type=email]').first().focus();
  await expectNoneWhile(page.locator('footer input[type=email]:focus'));
  await page.locator('footer input[type=email]').first().blur();
  // It looks again once it has been fetched, so the clock must go on.
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
});
