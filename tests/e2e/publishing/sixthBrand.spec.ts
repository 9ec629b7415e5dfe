import { expect, type Page, test } from '@playwright/test';
import { get } from '../../get.ts';
import { at, cmsOrigin, sitePort } from '../../product.ts';
import { keepSession } from '../../signedInPerson.ts';
import { adminHeaders } from '../../signIn.ts';

const six = `http://six.localhost:${sitePort}`;
const api = `${cmsOrigin}/api`;
const green = '#0b6e4f';

const pink = '#d81b60';
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4.5" fill="${pink}"/></svg>`;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

test('a brand that is made in the admin alone has its site within seconds, in its colours, with a menu that leads somewhere', async ({
  page,
  context,
  request,
}) => {
  const headers = await adminHeaders();
  await keepSession(context, headers['authorization']?.slice(4) ?? '', 'en');
  expect((await get(`${six}/en/`)).status).toBe(421);
  const made: string[] = [];
  const make = async (collection: string, data: object) => {
    const answer = await request.post(`${api}/${collection}?locale=en`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    const { doc }: { doc: { id: number } } = await answer.json();
    made.push(`${collection}/${doc.id}`);
    return doc.id;
  };
  try {
    await page.goto(`${cmsOrigin}/admin/collections/brands/create`);
    await field(page, 'code').fill('SIX');
    await field(page, 'name').fill('École du Lac');
    await field(page, 'hosts').fill('six.localhost');
    await field(page, 'colors.brand').fill(green);
    const contrast = page.locator('[data-contrast]');
    await expect(contrast).toHaveAttribute('data-contrast', 'sound');
    await field(page, 'colors.accent').fill('#ffcc00');
    await expect(contrast).toContainText('The contrast of Links on Ground is 1.51:1');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('.field-error, .tooltip-content').first()).toBeVisible();
    await field(page, 'colors.accent').fill(green);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/collections\/brands\/\d+/);
    made.push(`brands/${page.url().match(/brands\/(\d+)/)?.[1]}`);
    await expect.poll(async () => (await get(`${six}/en/`)).status, { timeout: 10_000 }).toBe(404);

    await page.goto(`${cmsOrigin}/admin/collections/menus/create`);
    await page.locator('#field-brand input').fill('SIX');
    await expect(page.getByText('SIX École du Lac')).toBeVisible();

    const shown = { field_domain_access: ['SIX'], _status: 'published' };
    const home = { type: 'homepage', title: 'Beside the lake', alias: '/', ...shown };
    const about = { type: 'lego_page', title: 'About us', alias: '/about/', ...shown };
    await make('pages', home);
    await make('pages', about);
    const link = { blockType: 'menu_item', title: 'About us', relative: '/about/', enabled: true };
    await make('menus', { brand: 'SIX', group: 'main', items: [link] });

    await expect(async () => {
      await page.goto(`${six}/en/`);
      await expect(page.locator('header a[href="/en/about/"]').first()).toBeAttached();
    }).toPass({ timeout: 15_000 });
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'SIX');
    const color = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
    );
    expect(color).toBe(green);
    await expect(page).toHaveTitle(/École du Lac/);
    expect((await get(`${six}/en/about/`)).status).toBe(200);

    // A change of its colours is live within seconds too.
    const brand = made.find((path) => path.startsWith('brands/'));
    const data = { colors: { brand: '#7a0019' } };
    await request.patch(`${api}/${brand}`, { headers, data });
    await expect
      .poll(async () => (await get(`${six}/en/`)).text, { timeout: 10_000 })
      .toContain('--brand:#7a0019');

    // So are its icon and its typeface, of this brand alone.
    await page.goto(`${cmsOrigin}/admin/collections/${brand}`);
    await field(page, 'favicon').fill(icon);
    await page.locator('#field-typeface input').click();
    await page.getByRole('option', { name: 'Literata', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(async () => (await get(`${six}/favicon.svg`)).text, { timeout: 10_000 })
      .toContain(pink);
    await expect
      .poll(async () => (await get(`${six}/en/`)).text, { timeout: 10_000 })
      .toContain('href="/favicon.svg?v=');
    expect((await get(`${six}/favicon.ico`)).headers['content-type']).toBe('image/x-icon');
    await page.goto(`${six}/en/`);
    expect(await readTypeface(page)).toEqual(['Literata', true]);
    expect((await get(at('HIM', '/favicon.svg'))).text).not.toContain(pink);
    await page.goto(at('HIM', '/en/'));
    expect(await readTypeface(page)).toEqual(['Inter Tight', true]);
  } finally {
    const kind = (path: string) => Number(path.startsWith('brands/'));
    for (const path of made.toSorted((a, b) => kind(a) - kind(b)))
      await request.delete(`${api}/${path}`, { headers });
  }
  await expect.poll(async () => (await get(`${six}/en/`)).status, { timeout: 10_000 }).toBe(421);
});

/**
 * The first family of a page's text, and whether the font of that name, a file of ours, is loaded.
 */
const readTypeface = (page: Page) =>
  page.evaluate(async () => {
    const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
    const fonts = await document.fonts.load(`400 16px ${family}`, 'Beside the lake');
    const name = family.replaceAll('"', '');
    return [name, fonts.some(({ family: of, status }) => of.includes(name) && status === 'loaded')];
  });
