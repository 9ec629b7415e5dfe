import { expect, type Page, test } from '@playwright/test';
import { cmsOrigin } from '../../product.ts';
import { adminHeaders } from '../../signIn.ts';

test.describe.configure({ mode: 'serial' });

const unique = crypto.randomUUID().slice(0, 8);
const account = {
  email: `editor-${unique}@concierge.example`,
  password: 'correct-horse-battery-9',
};
const admin = `${cmsOrigin}/admin`;

test.beforeAll(async ({ request }) => {
  const data = { ...account, role: 'editor', brands: ['HIM'] };
  const made = await request.post(`${cmsOrigin}/api/users`, {
    headers: await adminHeaders(),
    data,
  });
  expect(made.status(), await made.text()).toBe(201);
});

test.beforeEach(async ({ page }) => {
  const login = await page
    .context()
    .request.post(`${cmsOrigin}/api/users/login`, { data: account });
  expect(login.ok()).toBe(true);
});

/** Opens a screen of the admin; whatever it asks for is answered. */
async function open(page: Page, path: string): Promise<void> {
  const failed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 500) failed.push(`${answer.status()} ${answer.url()}`);
  });
  const answer = await page.goto(`${admin}${path}`);
  expect(answer?.status()).toBe(200);
  // A screen is streamed: what it says and asks for comes after its answer has begun.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.template-default__wrap')).toContainText(/\p{L}/u);
  await expect(page.getByText('Nothing found')).toHaveCount(0);
  expect(failed).toEqual([]);
}

/** Chooses an option of one of the admin's select fields. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.locator(`#field-${field} .rs__control`).click();
  await page.locator(`#field-${field} input`).fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

const toast = (page: Page) => page.locator('[data-sonner-toast]').first();

test('an editor of one brand opens a page and its versions', async ({ page }) => {
  const query =
    'where[field_domain_access][in]=HIM&where[type][equals]=program&limit=1&depth=0&locale=en';
  const found = await page.request.get(`${cmsOrigin}/api/pages?${query}`, {
    headers: await adminHeaders(),
  });
  const [doc] = (await found.json()).docs as { id: number; title: string }[];
  await open(page, `/collections/pages/${doc?.id}`);
  await expect(page.locator('#field-title')).toHaveValue(doc?.title ?? '');
  await open(page, `/collections/pages/${doc?.id}/versions`);
  await expect(page.locator('table tbody tr').first()).toBeVisible();
});

test('a page that the editor begins stays the editor’s', async ({ page }) => {
  const title = `Begun by hand ${unique}`;
  await open(page, '/collections/pages/create');
  await expect(page).toHaveURL(/\/collections\/pages\/\d+/);
  await expect(page.locator('#field-field_domain_access')).toContainText('HIM');
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('autosave=true') && answer.request().method() === 'PATCH',
  );
  await page.locator('#field-title').fill(title);
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.locator('#field-title')).toHaveValue(title);
  await open(page, `/collections/pages?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('only the own brands are offered', async ({ page }) => {
  await open(page, '/collections/forms/create');
  const field = page.locator('#field-field_domain_access');
  await expect(field).toContainText('HIM');
  await field.locator('input').first().press('ArrowDown');
  // The own brand is chosen from the start, so that nothing is left to choose from.
  await expect(page.locator('.rs__menu')).toBeVisible();
  await expect(page.getByRole('option').filter({ hasText: /^(SEG|CR|CAA|SHMS) / })).toHaveCount(0);
});

test('the editor saves a form and chooses it in a pop-up', async ({ page }) => {
  const key = `him-${unique}`;
  await open(page, '/collections/forms/create');
  await page.locator('#field-key').fill(key);
  await choose(page, 'type', 'Contact');
  await page.locator('#field-title').fill('Write to us');
  await page.locator('#field-submitLabel').fill('Send');
  await page.locator('#action-save').click();
  await expect(toast(page)).toContainText('success');
  await expect(page).toHaveURL(/\/collections\/forms\/\d+/);

  await open(page, '/collections/popups/create');
  await page.locator('#field-field_heading').fill(`Pop-up ${unique}`);
  await page.locator('#field-field_delay_time').fill('3000');
  await page.locator('#field-field_display_after_days').fill('1');
  await choose(page, 'field_include_urls', 'Program');
  await page.locator('#field-field_forms .array-field__add-row').click();
  await expect(page.locator('#field-field_forms__0__brand')).toContainText('HIM');
  await choose(page, 'field_forms__0__form', key);
  await page.locator('#action-save').click();
  await expect(toast(page)).toContainText('success');
  await page.reload();
  await expect(page.locator('#field-field_forms__0__form')).toContainText(key);
});
