import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { formReady, listReady, screenReady } from '../../admin/screenReady.ts';
import { get } from '../../get.ts';
import { at, cmsOrigin } from '../../product.ts';
import { sessionToken } from '../../sessionToken.ts';
import { adminHeaders } from '../../signIn.ts';

test.describe.configure({ mode: 'serial' });

const password = 'correct-horse-9';
/** A picture of one pixel, as base64. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const live = { timeout: 5000, intervals: [100] };

interface Editor {
  readonly email: string;
  readonly headers: Record<string, string>;
}

/** An editor of one brand, made by the administrator and signed in. */
async function asEditor(context: BrowserContext, name: string): Promise<Editor> {
  const email = `${name}-${Date.now()}@concierge.example`;
  const headers = await adminHeaders();
  const made = await context.request.post(`${cmsOrigin}/api/users`, {
    headers,
    data: { email, password, role: 'editor', brands: ['HIM'] },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const login = await context.request.post(`${cmsOrigin}/api/users/login`, {
    data: { email, password },
  });
  const token = sessionToken(login.headers()['set-cookie']);
  return { email, headers: { authorization: `JWT ${token}` } };
}

/** A title that no other page has: lists of the trash show what earlier runs left there. */
const unique = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`;

async function makePage(
  context: BrowserContext,
  { headers }: Editor,
  title: string,
  data: object = {},
): Promise<{ id: number; alias: string }> {
  const alias = `/${title.toLowerCase().replaceAll(' ', '-')}-${Date.now()}/`;
  const made = await context.request.post(`${cmsOrigin}/api/pages?locale=en`, {
    headers,
    data: {
      type: 'lego_page',
      title,
      alias,
      field_domain_access: ['HIM'],
      _status: 'published',
      ...data,
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  return { id: (await made.json()).doc.id, alias };
}

const isLive = (alias: string, status: number) =>
  expect(async () => expect((await get(at('HIM', `/en${alias}`))).status).toBe(status)).toPass(
    live,
  );

/** Asks for the deletion of the document whose screen is being opened. */
async function askToDelete(page: Page): Promise<void> {
  await formReady(page);
  await page.locator('.doc-controls__popup button, .doc-controls__dots').first().click();
  await page.locator('#action-delete').click();
}

async function deleteInAdmin(page: Page): Promise<void> {
  await askToDelete(page);
  await page.locator('.confirmation-modal #confirm-action').click();
}

/** Opens the list of pages that a search finds. */
async function openFound(page: Page, words: string, more = ''): Promise<void> {
  const query = `search=${encodeURIComponent(words)}${more}`;
  await page.goto(`${cmsOrigin}/admin/collections/pages?${query}`);
  await listReady(page);
}

test('an editor deletes a page, and with two more clicks in the trash it is back on the site', async ({
  page,
  context,
}) => {
  const editor = await asEditor(context, 'trash');
  const title = unique('Soon gone');
  const { id, alias } = await makePage(context, editor, title);
  await isLive(alias, 200);
  await page.goto(`${cmsOrigin}/admin/collections/pages/${id}`);
  await deleteInAdmin(page);
  await isLive(alias, 404);
  await page.goto(`${cmsOrigin}/admin/collections/pages`);
  await listReady(page);
  await page.locator('#trash-view-pill').click();
  await page.waitForURL(/\/pages\/trash/);
  const row = page
    .getByRole('list', { name: 'Deleted last' })
    .getByRole('listitem')
    .filter({ hasText: title });
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(page.locator('[data-sonner-toast]').first()).toContainText('is back where it was');
  await isLive(alias, 200);
});

test('what lies in the trash opens there from its list', async ({ page, context }) => {
  const editor = await asEditor(context, 'opens');
  const title = unique('Lies here');
  const { id } = await makePage(context, editor, title);
  const moved = await context.request.patch(`${cmsOrigin}/api/pages/${id}`, {
    headers: editor.headers,
    data: { deletedAt: new Date().toISOString() },
  });
  expect(moved.ok()).toBe(true);
  await page.goto(`${cmsOrigin}/admin/collections/pages/trash`);
  await listReady(page);
  await page.getByRole('link', { name: title }).first().click();
  await page.waitForURL(/\/pages\/trash\/\d+/);
  await expect(page.locator('.doc-header__title')).toHaveText(title);
  await screenReady(page);
  await page.locator('#action-restore, .restore-button').first().click();
  await expect(page.locator('.confirmation-modal')).toContainText('as it was');
  await expect(page.locator('.confirmation-modal input[type=checkbox]')).toBeHidden();
});

test('the question whether a used page may go says where it is used, of one page and of several', async ({
  page,
  context,
}) => {
  const editor = await asEditor(context, 'links');
  const [title, leading] = [unique('Led to'), unique('Leads there')];
  const target = await makePage(context, editor, title);
  const menu = { blockType: 'floating_cta', url: target.alias, title: 'Go' };
  await makePage(context, editor, leading, { field_floating_cta: [menu] });
  const uses = page
    .locator('.confirmation-modal [data-uses-before]')
    .getByRole('link', { name: leading });
  await page.goto(`${cmsOrigin}/admin/collections/pages/${target.id}`);
  await formReady(page);
  await expect(page.locator('[data-used-in="1"]')).toBeVisible();
  await askToDelete(page);
  await expect(uses).toBeVisible();
  await openFound(page, title);
  await expect(page.locator('.collection-list tbody tr')).toHaveCount(1);
  await page.locator('.collection-list tbody input[type=checkbox]').first().click();
  await page.locator('.delete-documents__toggle').first().click();
  await expect(uses).toBeVisible();
  await page.locator('.confirmation-modal #confirm-action').click();
  await isLive(target.alias, 404);
});

test('the question whether all pages of a filtered list may go says where those of its other pages are used', async ({
  page,
  context,
}) => {
  const editor = await asEditor(context, 'all');
  const name = unique('Chosen');
  const targets = [
    await makePage(context, editor, `${name} one`),
    await makePage(context, editor, `${name} two`),
  ];
  for (const [at, { alias }] of targets.entries()) {
    const menu = { blockType: 'floating_cta', url: alias, title: 'Go' };
    await makePage(context, editor, `Leads to number ${at + 1}`, { field_floating_cta: [menu] });
  }
  await openFound(page, name, '&limit=1');
  await expect(page.locator('.collection-list tbody tr')).toHaveCount(1);
  await page.locator('.collection-list tbody input[type=checkbox]').first().click();
  await page.locator('#select-all-across-pages').click();
  await page.locator('.delete-documents__toggle').first().click();
  const uses = page.locator('.confirmation-modal [data-uses-before]');
  for (const number of [1, 2])
    await expect(uses.getByRole('link', { name: `Leads to number ${number}` })).toBeVisible();
});

test('beside a picture stands where it is used, and it goes only after a confirmation', async ({
  page,
  context,
}) => {
  const editor = await asEditor(context, 'used');
  const bytes = Buffer.from(dot, 'base64');
  const uploaded = await context.request.post(`${cmsOrigin}/api/media?locale=en`, {
    headers: editor.headers,
    multipart: {
      file: { name: `dot-${Date.now()}.png`, mimeType: 'image/png', buffer: bytes },
      _payload: JSON.stringify({ alt: 'A dot', field_domain_access: ['HIM'] }),
    },
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const { id, filename } = (await uploaded.json()).doc;
  const shown = await makePage(context, editor, 'Shows a dot', { field_hero_image: id });
  await expect(async () =>
    expect((await get(at('HIM', `/en${shown.alias}`))).text).toContain(
      filename.replace('.png', ''),
    ),
  ).toPass(live);
  await page.goto(`${cmsOrigin}/admin/collections/media/${id}`);
  await formReady(page);
  const panel = page.locator('[data-used-in]');
  await expect(panel.getByRole('link', { name: 'Shows a dot' })).toHaveAttribute(
    'href',
    `/admin/collections/pages/${shown.id}`,
  );
  await expect(panel).toContainText('HIM · published');
  await deleteInAdmin(page);
  await expect(page.locator('[data-sonner-toast]').first()).toContainText(
    'It is used in: Shows a dot (HIM)',
  );
  await page.reload();
  await formReady(page);
  await panel.getByRole('button', { name: 'Move to the trash all the same' }).click();
  await page.waitForURL(/collections\/media$/);
  await expect(async () => {
    const { status, text } = await get(at('HIM', `/en${shown.alias}`));
    expect([status, text.includes(filename.replace('.png', ''))]).toEqual([200, false]);
  }).toPass(live);
});

test('a picture that another brand shows, too, stays, and the refusal names that brand', async ({
  page,
  context,
}) => {
  const editor = await asEditor(context, 'shared');
  const bytes = Buffer.from(dot, 'base64');
  const uploaded = await context.request.post(`${cmsOrigin}/api/media?locale=en`, {
    headers: await adminHeaders(),
    multipart: {
      file: { name: `shared-${Date.now()}.png`, mimeType: 'image/png', buffer: bytes },
      _payload: JSON.stringify({ alt: 'A dot', field_domain_access: ['HIM', 'CAA'] }),
    },
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const { id } = (await uploaded.json()).doc;
  await makePage(context, editor, 'Shows a shared dot', { field_hero_image: id });
  await page.goto(`${cmsOrigin}/admin/collections/media/${id}`);
  await formReady(page);
  await page.getByRole('button', { name: 'Move to the trash all the same' }).click();
  await expect(page.locator('[data-sonner-toast]').first()).toContainText(
    'This is shown on CAA, too.',
  );
});
