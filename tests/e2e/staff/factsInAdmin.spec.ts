import { expect, type Page, test } from '@playwright/test';
import { makePage, makeProgram, remove } from '../../newsroom.ts';
import { cmsOrigin } from '../../product.ts';
import { sessionToken } from '../../sessionToken.ts';
import { admin } from '../../signIn.ts';

test.describe.configure({ mode: 'serial' });

/** Signs in for the browser and for calls of the API alike. */
async function signIn(page: Page): Promise<Record<string, string>> {
  const login = await page.context().request.post(`${cmsOrigin}/api/users/login`, { data: admin });
  return { authorization: `JWT ${sessionToken(login.headers()['set-cookie'])}` };
}

const publishing =
  (page: Page, headers: Record<string, string>, id: number) =>
  async (data: object, lang = 'en') => {
    const address = `${cmsOrigin}/api/pages/${id}?locale=${lang}`;
    const answer = await page.request.patch(address, {
      headers,
      data: { ...data, _status: 'published' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };

test('the map of translations shows what the English has left behind, until somebody says that it is still right', async ({
  page,
}) => {
  const headers = await signIn(page);
  const { id, title, alias } = await makePage({ type: 'program' });
  const publish = publishing(page, headers, id);
  const cell = page.locator(`a[href="/admin/collections/pages/${id}?locale=ru"]`);
  const map = `${cmsOrigin}/admin/translations?brand=HIM`;
  try {
    await publish({ title: `${title} по-русски` }, 'ru');
    await page.goto(map);
    await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
    await expect(cell).toHaveText('Done');
    await publish({ title: `${title} anew` });
    await page.goto(`${map}&state=outdated`);
    await expect(cell).toHaveText('Outdated');
    await page
      .getByRole('cell')
      .filter({ has: cell })
      .getByRole('button', { name: 'Still right' })
      .click();
    // Nothing of the page is outdated any more, so the list has lost it.
    await expect(cell).toHaveCount(0);
    await page.goto(map);
    await expect(cell).toHaveText('Done');
  } finally {
    await remove('pages', 'alias', alias);
  }
});

test('a fact that the text tells otherwise is warned of beside the page, and stops nobody from publishing', async ({
  page,
}) => {
  const headers = await signIn(page);
  const field_lead = 'Three years between kitchen and lecture hall.';
  const { id, alias } = await makeProgram({ field_lead });
  const publish = publishing(page, headers, id);
  try {
    await publish({ field_lead: 'Tuition is CHF 12’345 a semester.' });
    await page.goto(`${cmsOrigin}/admin/collections/pages/${id}?locale=en`);
    await expect(page.locator('[data-stale-facts]')).toContainText(
      "Tuition: the text says “CHF 12'345”, the facts say CHF 15,800",
    );
    await expect(page.locator('[data-sonner-toast]').first()).toContainText('the text says');
    await publish({ field_lead });
    await page.reload();
    await expect(page.getByLabel('Lead').first()).toHaveValue(field_lead);
    await expect(page.locator('[data-stale-facts]')).toHaveCount(0);
  } finally {
    await remove('pages', 'alias', alias);
  }
});

test('who isn’t signed in is asked to, and learns nothing of translations or facts', async ({
  page,
}) => {
  await page.goto(`${cmsOrigin}/admin/translations`);
  await expect(page).toHaveURL(/\/admin\/login/);
  expect((await page.request.get(`${cmsOrigin}/api/pages/1/stale-facts`)).status()).toBe(404);
  expect((await page.request.post(`${cmsOrigin}/api/pages/1/still-right/ru`)).status()).toBe(404);
});
