import { brandCodes } from '@concierge/brands/brands';
import { brandByCode } from '@concierge/brands/registry';
import { sitemapAnswerSchema } from '@concierge/contract/calls';
import { expect, test } from '@playwright/test';
import { get } from '../../get.ts';
import { at, cmsOrigin } from '../../product.ts';

/** English pages that the backend has of a brand: type, title and address. */
async function fetchPages(code: (typeof brandCodes)[number]) {
  const response = await fetch(`${cmsOrigin}/api/sitemap?brand=${brandByCode(code)?.code}`);
  const { pages } = sitemapAnswerSchema.parse(await response.json());
  return pages.flatMap(({ type, title, paths }) =>
    paths['en'] ? [{ type, title, path: `/en${paths['en']}` }] : [],
  );
}

const browsed = [
  ['S1.product.6', 'program', 'HIM'],
  ['S1.product.7', 'singleCampus', 'HIM'],
  ['S1.product.8', 'singleNews', 'HIM'],
  ['S1.product.5', 'school', 'SEG'],
] as const;
for (const [id, type, code] of browsed) {
  test(`[${id}] a visitor gets from the home page to a ${type} by links alone, without an account`, {
    tag: ['@S1.product.1', '@S1.audience.1'],
  }, async ({ page, context }) => {
    const wanted = (await fetchPages(code)).filter((candidate) => candidate.type === type);
    expect(wanted.length).toBeGreaterThan(0);
    const paths = new Set(wanted.map(({ path }) => path));
    /** Addresses that a page links to, without query and hash. */
    const fetchLinks = async (path: string) =>
      [...(await get(at(code, path))).text.matchAll(/href="(\/en\/[^"?#]*)/g)].map(
        ([, href]) => href ?? '',
      );
    const first = await fetchLinks('/en/');
    let found = first.find((href) => paths.has(href));
    for (const href of new Set(first))
      found ??= (await fetchLinks(href)).find((further) => paths.has(further));
    expect(found).toBeDefined();
    expect((await page.goto(at(code, found ?? '/')))?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveText(/\w/);
    await expect(page.locator('body')).toHaveAttribute('data-node-type', type);
    await expect(page.locator('input[type=password]')).toHaveCount(0);
    expect(await context.cookies()).toEqual([]);
  });
}

test('the route table is the backend’s: each of its addresses is a page with menu and footer', {
  tag: ['@S2.routes.1', '@S2.wrapper.10', '@S2.wrapper.11'],
}, async () => {
  const paths = (await fetchPages('HIM')).map(({ path }) => path);
  for (const route of [
    'programs',
    'campuses',
    'news',
    'apply',
    'contact',
    'brochure',
    'visit',
    'meet-a-representative',
    'open-house',
    'refer-a-friend',
    'livechat',
    'legal',
  ])
    expect(
      paths.some((path) => path.startsWith(`/en/${route}/`)),
      route,
    ).toBe(true);
  const sample = paths.filter((_, index) => index % 5 === 0);
  for (const path of sample) {
    const { status, text } = await get(at('HIM', path));
    expect(status, path).toBe(200);
    for (const mark of ['data-main-menu', 'data-mobile-menu', '<footer', 'data-newsletter'])
      expect(text, path).toContain(mark);
  }
});

test('the live-chat confirmation page is /en/livechat-confirmation/ on every site', {
  tag: ['@S2.routes.9'],
}, async () => {
  for (const code of brandCodes)
    expect((await get(at(code, '/en/livechat-confirmation/'))).status, code).toBe(200);
});
