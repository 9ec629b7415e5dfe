import { langs } from '@concierge/contract/lang';
import { expect, type Page, test } from '@playwright/test';
import { hideConsent } from '../../forms/formPage.ts';
import { get } from '../../get.ts';
import { at } from '../../product.ts';
import { scrollTo } from '../../scroll.ts';

const two = ['/programs/bachelor-hotel-management/', '/programs/bachelor-hospitality-leadership/'];
const comparing = (lang: string, aliases: readonly string[]) =>
  at('SEG', `/${lang}/compare/?${new URLSearchParams(aliases.map((alias) => ['p', alias]))}`);

const boxes = (page: Page) => page.locator('[data-finder] input[name=p][type=checkbox]');

test.beforeEach(({ page }) => hideConsent(page));

test('ticks survive filters, a fifth is answered, and all that was ticked is compared', async ({
  page,
}) => {
  await page.goto(at('SEG', '/en/programs/'));
  const status = page.locator('[data-compare-status]');
  for (const index of [0, 1, 2, 3]) await boxes(page).nth(index).check();
  await expect(status).toHaveText('Chosen: 4 of 4');
  await boxes(page).nth(4).click();
  await expect(status).toHaveText(/^Four programs are chosen already/);
  await expect(boxes(page).nth(4)).not.toBeChecked();
  const ticked = await boxes(page).evaluateAll((all) =>
    (all as HTMLInputElement[]).filter(({ checked }) => checked).map(({ value }) => value),
  );
  await page.locator('[data-finder-form] input[name=level][value=short_course]').check();
  await expect(page).toHaveURL(/level=short_course/);
  await expect(status).toHaveText('Chosen: 4 of 4');
  await page.locator('[data-compare-bar] button').click();
  await expect(page.locator('main thead th')).toHaveCount(5);
  expect(new URL(page.url()).searchParams.getAll('p').toSorted()).toEqual(ticked.toSorted());
});

test('what is ticked before the scripts have come is kept as well', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at('SEG', '/en/programs/'), { waitUntil: 'commit' });
  for (const index of [0, 1]) await boxes(page).nth(index).check();
  release();
  await expect(page.locator('[data-compare-status]')).toHaveText('Chosen: 2 of 4');
});

test('adding keeps what is there, in place and from the finder; an empty comparison offers a picker', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(at('SEG', '/en/compare/'));
  for (const [index, alias] of two.entries())
    await page.locator('[data-picker] select').nth(index).selectOption(alias);
  await page.locator('[data-picker] button').click();
  await expect(page.locator('main thead th')).toHaveCount(3);
  await page.locator('[data-picker] select').selectOption('/programs/bachelor-culinary-arts/');
  await page.locator('[data-picker] button').click();
  await expect(page.locator('main thead th')).toHaveCount(4);
  await page.context().close();
});

test('the finder has what is compared ticked', async ({ page }) => {
  await page.goto(comparing('en', two));
  await page.locator('main a[href$="/programs/"]').last().click();
  for (const alias of two)
    await expect(page.locator(`input[name=p][type=checkbox][value="${alias}"]`)).toBeChecked();
});

test('who comes back to the finder finds ticked what is still compared', async ({ page }) => {
  await page.goto(at('SEG', '/en/programs/'));
  for (const index of [0, 1, 2]) await boxes(page).nth(index).check();
  await page.locator('[data-compare-bar] button').click();
  await page.locator('main thead a[data-remove]').last().click();
  await expect(page.locator('main thead th')).toHaveCount(3);
  await page.evaluate(() => {
    setTimeout(() => history.go(-2));
  });
  await expect(page.locator('[data-compare-status]')).toHaveText('Chosen: 2 of 4');
  await expect(page.locator('[data-finder] input[name=p]:checked')).toHaveCount(2);
});

test('a comparison is applied from, shared, mailed and printed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(comparing('en', two));
  await expect(page.locator('main tfoot a').first()).toHaveAttribute(
    'href',
    `/en/apply/?${new URLSearchParams({ program: two[0] ?? '' })}#form`,
  );
  const bar = page.locator('[data-share-bar]');
  await bar.locator('[data-share]').click();
  await expect(bar.getByRole('status')).toHaveText('The link is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const mail = (await bar.locator('a').getAttribute('href')) ?? '';
  expect(decodeURIComponent(mail)).toContain('/en/compare/?p=');
  await bar.locator('[data-print]').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
});

for (const lang of langs)
  test(`no word of a comparison is broken at 390 px but by a hyphen (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(comparing(lang, [...two, '/programs/master-alpine-hospitality/']));
    const broken = await page.locator('main table').evaluate((table) => {
      // Without hyphens, so that every break within a word is a broken one.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('table * { hyphens: manual !important }');
      document.adoptedStyleSheets.push(sheet);
      const found: string[] = [];
      const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}\d]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      return found;
    });
    expect(broken).toEqual([]);
  });

test('another language keeps the page, its filters and its comparison; on phones it stands first in the menu', async ({
  page,
}) => {
  const spanish = (within: string) => page.locator(`${within} [data-languages] a[hreflang=es]`);
  await page.goto(comparing('en', two));
  await spanish('[data-top-bar]').click();
  await expect(page).toHaveURL(comparing('es', two));

  await page.goto(at('SEG', '/en/programs/?level=master'));
  await page.locator('[data-finder-form] input[name=level][value=bachelor]').check();
  await expect(page).toHaveURL(/level=bachelor/);
  // Past the opening the header is out of view.
  await scrollTo(page, 0);
  await spanish('[data-top-bar]').click();
  await expect(page).toHaveURL(/\/es\/programs\/\?/);
  expect(new URL(page.url()).searchParams.getAll('level').toSorted()).toEqual([
    'bachelor',
    'master',
  ]);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(at('SEG', '/en/search/?search_api_fulltext=chef'));
  await page.locator('[data-mobile-menu] > summary').click();
  const top = (await page.locator('[data-mobile-menu] [data-languages]').boundingBox())?.y ?? 999;
  const firstLink = await page
    .locator('[data-mobile-menu] nav:not([data-languages]) ul')
    .first()
    .boundingBox();
  expect(top).toBeLessThan(firstLink?.y ?? 0);
  await spanish('[data-mobile-menu]').click();
  await expect(page).toHaveURL(at('SEG', '/es/search/?search_api_fulltext=chef'));
});

test('the group leads to its schools’ own sites in the same language, and they to the group', async () => {
  const schools = ['HIM', 'SHMS', 'CAA', 'CR'] as const;
  const fetchLinks = async (url: string) => (await get(url)).text.match(/href="[^"]*"/g) ?? [];
  for (const lang of ['en', 'ar'] as const) {
    const home = await fetchLinks(at('SEG', `/${lang}/`));
    const campuses = await fetchLinks(at('SEG', `/${lang}/campuses/`));
    for (const school of schools) {
      expect(home).toContain(`href="${at(school, `/${lang}/`)}"`);
      const theirs = `href="${at(school, `/${lang}/campuses/`)}`;
      expect(campuses.filter((link) => link.startsWith(theirs))).not.toEqual([]);
      expect(await fetchLinks(at(school, `/${lang}/`))).toContain(
        `href="${at('SEG', `/${lang}/`)}"`,
      );
    }
    expect(await fetchLinks(at('SEG', `/${lang}/programs/?school=HIM`))).toContain(
      `href="${at('HIM', `/${lang}/programs/bachelor-hotel-management/`)}"`,
    );
    expect(await fetchLinks(at('SEG', `/${lang}/schools/him/`))).toContain(
      `href="${at('HIM', `/${lang}/`)}"`,
    );
  }
});
