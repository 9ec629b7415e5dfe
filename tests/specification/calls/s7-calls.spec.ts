import { expect, test } from '@playwright/test';
import { get } from '../../get.ts';
import { cmsOrigin } from '../../product.ts';
import { at, codes, daily, schools } from '../kit/brandTable.ts';

for (const { code, long } of schools)
  test(`${code}: search and news answer in the letter's shape`, {
    tag: [
      ...['@S7.search.1', '@S7.search.2', '@S7.search.3', '@S7.news.1', '@S3.search.1'],
      ...['@S3.search.2', '@S3.search.3'],
    ],
  }, async () => {
    const ask = async (path: string) =>
      (await fetch(`${cmsOrigin}/api${path}`, { headers: { entorno: long } })).json();
    const all = await ask(
      `/views/search/default?search_api_fulltext=students&full=1&field_domain_access=${code}`,
    );
    expect(all.pager.total_items).toEqual(expect.any(Number));
    expect((all.items ?? all.rows)[0]).toMatchObject({
      title: expect.any(String),
      body: expect.any(String),
      field_lead: expect.any(String),
      type: { target_id: expect.any(String), bundle: expect.any(String) },
      alias: expect.stringMatching(/^\//),
    });
    const { id } = schools.find((school) => school.code === code) ?? { id: 0 };
    const news = await ask(
      `/views/news/rest_export_2?combine=students&origin=1&field_web_value=${id}`,
    );
    const items = news.items ?? news.rows ?? news;
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item).toMatchObject({ title: expect.stringMatching(/\S/) });
  });

test('a snippet reads as the page does', { tag: '@S9.search.3' }, async () => {
  for (const code of codes) {
    const { text } = await get(at(code, '/en/search/?search_api_fulltext=registered'));
    const read = text.replaceAll(/<[^>]+>/g, '');
    // Webinars say in a list what reaches everybody who registered.
    expect.soft(read, code).toMatch(/[1-9]\d* results? for registered/);
    expect.soft(read, code).not.toMatch(/\w bullet [A-Zi]/);
  }
  expect(test.info().errors).toHaveLength(0);
});

test('the list of countries answers, in the language that it is asked for', {
  tag: ['@S7.countries.1', '@S7.countries.2'],
}, async () => {
  for (const code of codes) {
    const json = async (path: string) => JSON.parse((await get(at(code, path))).text);
    const countries = await json('/static/assets/data/countries.json');
    expect(Math.abs(countries.length - 250)).toBeLessThan(10);
    const inArabic = JSON.stringify(await json('/static/assets/data/countries.json?lang=ar'));
    expect(inArabic).toContain('سويسرا');
  }
});

for (const code of daily('SEG', 'CAA'))
  test(`${code}: a form’s countries are those of the list, in the page’s language`, {
    tag: ['@S7.countries.1', '@S7.countries.2'],
  }, async ({ page }) => {
    await page.goto(at(code, '/ru/livechat/'));
    // A form wakes when it comes near.
    await page.locator('[data-form-slot]').last().scrollIntoViewIfNeeded();
    const list = await get(at(code, '/static/assets/data/countries.json?lang=ru'));
    const names: { name: string }[] = JSON.parse(list.text);
    const options = page.locator('form [name="country"] option');
    await expect(options).toHaveCount(names.length + 1);
    expect((await options.allTextContents()).slice(1)).toEqual(names.map(({ name }) => name));
  });

for (const code of daily('SEG', 'HIM'))
  test(`${code}: the handlers take options, and forward nowhere else`, {
    tag: ['@S7.ssrpost.1', '@S7.ssrpost.2', '@S7.ssrget.1', '@S7.ssrget.2'],
  }, async ({ page }) => {
    await page.goto(at(code, '/en/search/'));
    const post = (path: string, data: object) =>
      page.evaluate(
        async ([path, body]) => {
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch(path, { method: 'POST', headers, body });
          return { status: answer.status, body: await answer.json() };
        },
        [path, JSON.stringify(data)] as const,
      );
    const found = await post('/api/ssrGetHandler', {
      options: {
        endpoint: 'search',
        params: { search_api_fulltext: 'hotel', full: '1', field_domain_access: code },
      },
    });
    expect(found.body).toMatchObject({ ok: true, status: 200, data: expect.anything() });
    for (const path of ['/api/ssrGetHandler', '/api/ssrPostHandler']) {
      const foreign = await post(path, {
        options: { endpoint: `${cmsOrigin}/api/users` },
        bodyData: {},
      });
      expect(foreign.status).toBe(404);
      expect(foreign.body).toMatchObject({ errors: [{ message: expect.any(String) }] });
    }
  });

test('the live-chat confirmation is of the brand', { tag: '@S1.env.7' }, async ({ page }) => {
  for (const code of codes) {
    await page.goto(at(code, '/en/livechat/'));
    await expect(page.locator('form [name="retURL"]')).toHaveValue(
      at(code, '/en/livechat-confirmation/'),
    );
  }
});
