import { expect, test } from '@playwright/test';
import { get } from '../../get.ts';
import { isLive, makePage, remove } from '../../newsroom.ts';
import { at, cmsOrigin } from '../../product.ts';
import { adminHeaders } from '../../signIn.ts';

test.describe.configure({ mode: 'serial' });

test('a headline that an editor changes and publishes stands on the site', {
  tag: ['@S1.env.8'],
}, async ({ page, request }) => {
  const headers = await adminHeaders();
  const brands = ['HIM', 'SEG'];
  const news = await makePage({ type: 'singleNews', field_domain_access: brands });
  try {
    const url = at('HIM', `/en${news.alias}`);
    await isLive(news.alias, news.title);
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(news.title);
    const title = `${news.title} (updated)`;

    await request.patch(`${cmsOrigin}/api/pages/${news.id}?draft=true`, {
      headers,
      data: { title: 'Only a draft', _status: 'draft' },
    });
    await page.waitForTimeout(1500);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(news.title);

    const published = await request.patch(`${cmsOrigin}/api/pages/${news.id}`, {
      headers,
      data: { title, _status: 'published' },
    });
    expect(published.ok()).toBe(true);
    // What the admin asks after a click on publish: every site of the page says itself that it
    // shows what was saved.
    const { sites } = await (
      await request.get(`${cmsOrigin}/api/pages/${news.id}/live`, { headers })
    ).json();
    expect(sites.map(({ brand }: { brand: string }) => brand).toSorted()).toEqual(
      brands.toSorted(),
    );
    for (const { milliseconds } of sites) expect(milliseconds).toEqual(expect.any(Number));
    expect((await request.get(`${cmsOrigin}/api/pages/${news.id}/live`)).status()).toBe(404);
    await expect(async () => {
      expect((await get(url)).text).toContain('(updated)');
    }).toPass({ timeout: 5000, intervals: [100] });
  } finally {
    await remove('pages', 'alias', news.alias);
  }
});

test('the anonymous see nothing of the backend but its open calls', async ({ request }) => {
  for (const path of [
    'pages',
    'users',
    'leads',
    'mails',
    'access',
    'payload-jobs/run',
    'search-queries',
  ]) {
    expect((await request.get(`${cmsOrigin}/api/${path}`)).status(), path).toBe(404);
  }
  const first = await request.post(`${cmsOrigin}/api/users/first-register`, {
    data: { email: 'x@example.org', password: 'x', role: 'admin' },
  });
  expect(first.status()).toBe(404);
});
