import { expect, test } from '@playwright/test';
import { fillByPointer, openForm, solveCaptcha } from '../forms/formPage.ts';
import { get } from '../get.ts';
import { cmsOrigin, sitePort } from '../product.ts';
import { keepSession } from '../signedInPerson.ts';
import { adminHeaders } from '../signIn.ts';

const group = `http://lakes.localhost:${sitePort}`;
const school = `http://north.localhost:${sitePort}`;
const sites = [group, school, `http://localhost:${sitePort}`];
const shipped =
  /Summit Education|College Rigi|Culinary Academy|Ascona|Mürren|Seeblick|\b(?:seg|cr|caa|him|shms)\.localhost/i;
const otherLanguage =
  /href="[^"]*\/(?:ar|ru)\/|hreflang="(?:ar|ru)"|>[^<]*[\u0400-\u04ff\u0600-\u06ff]/;

/** A page of one of the sites, wherever it has moved. */
async function open(url: string): Promise<{ readonly status: number; readonly text: string }> {
  const answer = await get(url);
  const { location } = answer.headers;
  return location ? open(new URL(location, url).href) : answer;
}

/** Addresses of the group's own sites that a page links to. */
const groupLinks = (url: string, html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"#]+)/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), url).href)
    .filter((href) => sites.includes(new URL(href).origin));

test('every link of the group leads somewhere, in the languages that were chosen, and no word of another group is said', async () => {
  const waiting = [group, school].flatMap((site) => [`${site}/en/`, `${site}/es/`]);
  const seen = new Set(waiting);
  const wrong: string[] = [];
  for (const url of waiting) {
    const { status, text } = await open(url);
    if (status !== 200) wrong.push(`${url} answers ${status}`);
    for (const forbidden of [shipped, otherLanguage])
      if (forbidden.test(text)) wrong.push(`${url} says ${forbidden.exec(text)?.[0]}`);
    for (const href of groupLinks(url, text)) {
      if (seen.has(href)) continue;
      seen.add(href);
      waiting.push(href);
    }
  }
  expect(wrong).toEqual([]);
  const paths = [...seen].map((url) => new URL(url).pathname);
  for (const lang of ['en', 'es'])
    for (const page of [
      'programs',
      'admissions',
      'apply',
      'contact',
      'legal/privacy',
      'legal/imprint',
    ])
      expect(paths.filter((path) => path === `/${lang}/${page}/`)).toHaveLength(2);
  for (const site of [group, school]) {
    const index = (await open(`${site}/sitemap.xml`)).text;
    const parts = [...index.matchAll(/<loc>([^<]+)/g)].map(([, part = '']) => open(part));
    const listed = (await Promise.all(parts)).map(({ text }) => text).join();
    expect(listed).toContain('/es/apply/');
    expect(listed).not.toMatch(/\/(?:ar|ru)\//);
  }
});

test('an address in a language that was not chosen is not found, in English', async () => {
  const paths = [
    '/ar/',
    '/ru/apply/',
    '/ar/programs/',
    '/ar/search/',
    '/ar/compare/',
    '/ru/booked/',
  ];
  for (const url of [group, school].flatMap((site) => paths.map((path) => site + path))) {
    const { status, text } = await get(url);
    expect([status, /<html lang="(\w+)"[^>]*/.exec(text)?.[1]], url).toEqual([404, 'en']);
    expect(text, url).toContain('href="/es/');
  }
});

test('hosts of the shipped brands are nobody’s, and localhost is the group’s', async ({ page }) => {
  for (const host of ['seg', 'him', 'cr'])
    expect((await get(`http://${host}.localhost:${sitePort}/en/`)).status).toBe(421);
  await page.goto(`http://localhost:${sitePort}/en/`);
  await expect(page).toHaveTitle(/Lakes Group/);
  await expect(page.locator('[data-school=NORTH] a')).toHaveAttribute('href', `${school}/en/`);
  await page.goto(`${school}/es/`);
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'NORTH');
  const languages = page.locator('a[hreflang]');
  expect(
    new Set(await languages.evaluateAll((all) => all.map((a) => a.getAttribute('hreflang')))),
  ).toEqual(new Set(['en', 'es']));
});

test('an application reaches the inbox, and the admin offers the group’s brands alone', async ({
  page,
  context,
}) => {
  const form = await openForm(page, `${school}/es/apply/`);
  await fillByPointer(form);
  await solveCaptcha(form);
  await form.locator('button[type=submit]').click();
  await expect(page.locator('[data-reference]')).toHaveText(/^NORTH-/, { timeout: 30_000 });

  const headers = await adminHeaders();
  const arrived = async () => {
    const answer = await fetch(`${cmsOrigin}/api/leads`, { headers });
    const { docs } = (await answer.json()) as { docs: { brand: string; email: string }[] };
    return docs.map(({ brand, email }) => [brand, email]);
  };
  await expect.poll(arrived).toEqual([['NORTH', 'ana.rossi@visitor.swiss']]);

  await keepSession(context, headers['authorization']?.slice(4) ?? '', 'en');
  await page.goto(`${cmsOrigin}/admin/collections/menus/create`);
  await page.locator('#field-brand').getByRole('combobox').click();
  await expect(page.getByRole('option')).toHaveText(['LAKES Lakes Group', 'NORTH North College']);
});

test('a school’s card keeps the language, and no footer has an empty list', async ({ page }) => {
  for (const lang of ['en', 'es']) {
    await page.goto(`${group}/${lang}/`);
    await expect(page.locator('[data-school=NORTH] a')).toHaveAttribute(
      'href',
      `${school}/${lang}/`,
    );
    for (const site of [group, school]) {
      await page.goto(`${site}/${lang}/`);
      await expect(page.locator('footer ul:not(:has(li))')).toHaveCount(0);
      await expect(page.locator('footer h2')).toHaveCount(0);
    }
  }
});
