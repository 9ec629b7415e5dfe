import { expect, type Page, test } from '@playwright/test';
import { cmsOrigin } from '../../product.ts';
import { sessionToken } from '../../sessionToken.ts';
import { admin } from '../../signIn.ts';

test.describe.configure({ mode: 'serial' });

/** Signs in for the browser and for calls of the API alike. */
async function signIn(page: Page): Promise<Record<string, string>> {
  const login = await page.context().request.post(`${cmsOrigin}/api/users/login`, { data: admin });
  return { authorization: `JWT ${sessionToken(login.headers()['set-cookie'])}` };
}

async function pageOf(page: Page, headers: Record<string, string>, alias: string) {
  const found = await page.request.get(
    `${cmsOrigin}/api/pages?where[alias][equals]=${alias}&limit=1&depth=0&locale=en`,
    { headers },
  );
  const { id, title, field_lead } = (await found.json()).docs[0] as {
    id: number;
    title: string;
    field_lead: string;
  };
  const save = async (data: object, query = '') => {
    const answer = await page.request.patch(`${cmsOrigin}/api/pages/${id}?locale=en${query}`, {
      headers,
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  return { id, title, field_lead, save };
}

test('the map of translations shows what the English has left behind, until somebody says that it is still right', async ({
  page,
}) => {
  const headers = await signIn(page);
  const { id, title, save } = await pageOf(page, headers, '/programs/bachelor-hotel-management/');
  const cell = page.locator(`a[href="/admin/collections/pages/${id}?locale=ru"]`);
  const map = `${cmsOrigin}/admin/translations?brand=HIM`;
  await page.goto(map);
  await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
  await expect(cell).toHaveText('Done');
  try {
    await save({ title: `${title} anew`, _status: 'published' });
    await page.goto(`${map}&state=outdated`);
    await expect(cell).toHaveText('Outdated');
    await page
      .getByRole('cell')
      .filter({ has: cell })
      .getByRole('button', { name: 'Still right' })
      .click();
    await expect(cell).toHaveText('Done');
  } finally {
    await save({ title, _status: 'published' });
  }
});

test('a fact that the text tells otherwise is warned of beside the page, and stops nobody from publishing', async ({
  page,
}) => {
  const headers = await signIn(page);
  const { id, field_lead, save } = await pageOf(
    page,
    headers,
    '/programs/bachelor-hotel-management/',
  );
  try {
    await save({ field_lead: 'Tuition is CHF 12’345 a semester.', _status: 'published' });
    await page.goto(`${cmsOrigin}/admin/collections/pages/${id}?locale=en`);
    await expect(page.locator('[data-stale-facts]')).toContainText(
      "Tuition: the text says “CHF 12'345”, the facts say CHF 15,800",
    );
    await expect(page.locator('[data-sonner-toast]').first()).toContainText('the text says');
  } finally {
    await save({ field_lead, _status: 'published' });
  }
  await page.reload();
  await expect(page.getByLabel('Lead').first()).toHaveValue(field_lead);
  await expect(page.locator('[data-stale-facts]')).toHaveCount(0);
});

test('who isn’t signed in is asked to, and learns nothing of translations or facts', async ({
  page,
}) => {
  await page.goto(`${cmsOrigin}/admin/translations`);
  await expect(page).toHaveURL(/\/admin\/login/);
  expect((await page.request.get(`${cmsOrigin}/api/pages/1/stale-facts`)).status()).toBe(404);
  expect((await page.request.post(`${cmsOrigin}/api/pages/1/still-right/ru`)).status()).toBe(404);
});
