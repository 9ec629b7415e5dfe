import { expect, test } from '@playwright/test';
import { fillByPointer, mountedForm, solveCaptcha } from '../../forms/formPage.ts';
import { everyOther } from '../../inTurn.ts';
import { onePageEach, onePageOfAll } from '../../onePageEach.ts';
import { at, cmsOrigin } from '../../product.ts';
import { keepSession } from '../../signedInPerson.ts';
import { adminHeaders } from '../../signIn.ts';
import { watchViolations } from '../../violations.ts';

for (const [row, lang] of (['en', 'ar'] as const).entries()) {
  test(`no page that is opened in ${lang} violates its policy`, async ({ page, context }) => {
    test.setTimeout(300_000);
    const violations = await watchViolations(context);
    const others = ['/programs/', '/compare/', '/search/?search_api_fulltext=hotel', '/nothing/'];
    const pages = await onePageOfAll(lang, 'HIM');
    const all = [...pages.values(), ...others.map((path) => at('HIM', `/${lang}${path}`))];
    // By day a type is opened in one language, by night in both.
    for (const url of everyOther(all, row)) {
      await page.goto(url);
      await page.mouse.move(10, 300);
      await page.mouse.move(20, 320);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
    }
    expect(violations).toEqual([]);
  });
}

test('a page turns no text of a stranger into markup, and loads no script by it', async ({
  page,
}) => {
  await page.goto(at('HIM', '/en/'));
  const tried = await page.evaluate(() => {
    const box = document.createElement('div');
    box.innerHTML = '<img src=x alt=""><b>bold</b>';
    const script = document.createElement('script');
    let refusal = 'none';
    try {
      script.src = '/media/a.js';
    } catch (error) {
      refusal = String(error);
    }
    return { children: box.children.length, refusal };
  });
  expect(tried).toEqual({ children: 0, refusal: expect.stringMatching(/^TypeError/) });
});

test('consent, menus, search, the finder and chat violate no policy', async ({ page, context }) => {
  const violations = await watchViolations(context);
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.measured = true' }),
  );
  await page.goto(at('HIM', '/en/'));
  await page.mouse.move(10, 300);
  await page.mouse.move(20, 320);
  const banner = page.locator('#cc-main');
  // What the library writes is markup, not its text.
  await expect(banner.locator('.cm a').first()).toBeVisible();
  await banner.locator('.cm [data-role=show]').first().click();
  await expect(banner.locator('.pm svg').first()).toBeVisible();
  await banner.locator('.pm [data-role=all]').first().click();
  await expect.poll(() => page.evaluate(() => 'measured' in window)).toBe(true);
  await page.locator('[data-menu-item]').first().hover();
  await page.locator('[data-top-bar] [data-search-open]').click();
  const panel = page.locator('[data-search-dialog] [data-search-panel]');
  await panel.locator('input[type=search]').pressSequentially('hot');
  await expect(panel.locator('[role=option]').first()).toBeVisible();

  await page.goto(at('HIM', '/en/programs/'));
  await page.locator('[data-finder-form] input[name="level"][value="master"]').check();
  // Written once the list in the page is another.
  await expect(page).toHaveURL(/level=master/);
  await expect(page.locator('[data-finder-found] a').first()).toBeVisible();

  await page.goto(at('HIM', '/en/contact/'));
  await Promise.all([page.waitForResponse('**/api/config/chat'), page.keyboard.press('Shift')]);
  expect(violations).toEqual([]);
});

test('a form with its consent, countries and captcha violates no policy', async ({
  page,
  context,
}) => {
  const violations = await watchViolations(context);
  await context.addCookies([
    { name: 'consent', value: encodeURIComponent('{"categories":[]}'), url: at('HIM', '/') },
  ]);
  await page.goto((await onePageEach('HIM', 'en')).get('contact') ?? 'no contact page');
  const form = await mountedForm(page);
  await expect(form.locator('label a[target=_blank]').first()).toBeVisible();
  await fillByPointer(form);
  await solveCaptcha(form);
  expect(violations).toEqual([]);
});

test('the preview that the admin frames violates no policy', async ({ page, context }) => {
  test.setTimeout(120_000);
  const violations = await watchViolations(context);
  const headers = await adminHeaders();
  await keepSession(context, headers['authorization']?.slice(4) ?? '', 'en');
  const where =
    'where[type][equals]=program&where[field_domain_access][in]=HIM&where[_status][equals]=published&limit=1&depth=0';
  const answer = await fetch(`${cmsOrigin}/api/pages?${where}`, { headers });
  const { docs } = (await answer.json()) as { docs: { id: number }[] };
  await page.goto(`${cmsOrigin}/admin/collections/pages/${docs[0]?.id}`);
  await page.locator('#live-preview-toggler').click();
  await expect(page.frameLocator('#live-preview-iframe').locator('h1').first()).toBeVisible();
  expect(violations).toEqual([]);
});
