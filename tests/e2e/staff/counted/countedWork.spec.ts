import { expect, type Page, test } from '@playwright/test';
import { formReady } from '../../../admin/screenReady.ts';
import { counted } from '../../../counted.ts';
import { get } from '../../../get.ts';
import { enter, isLive, live, makePage, open, publish } from '../../../newsroom.ts';
import { at } from '../../../product.ts';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });

const rowLink = (page: Page, title: string) =>
  page.locator('.collection-list tbody a').filter({ hasText: title });

test('an editor: a changed word is live with three clicks from the list, and undone with four', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await enter(context, 'editor');
  const { alias, title } = await makePage();
  const word = counted(page);
  await open(page, '/collections/pages');
  await word.click(rowLink(page, title));
  await page.waitForURL(/\/pages\/\d+/);
  await formReady(page);
  await word.click('#field-title');
  await word.write('#field-title', `${title} tonight`);
  await word.click(publish);
  await isLive(alias, `${title} tonight`);
  expect(word.clicks()).toBeLessThanOrEqual(3);

  const undo = counted(page);
  await undo.click(page.getByRole('link', { name: /^Versions/ }));
  await page.waitForURL(/\/versions/);
  await undo.click(page.locator('table tbody tr').nth(1).locator('a').first());
  await page.waitForURL(/\/versions\/\d+/);
  await undo.click(page.getByRole('button', { name: /Restore this version/i }));
  await undo.click(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }));
  await expect(async () =>
    expect((await get(at('HIM', `/en${alias}`))).text).not.toContain('tonight'),
  ).toPass(live);
  expect(undo.clicks()).toBeLessThanOrEqual(4);
});

test('an editor: news in two languages from nothing in at most 25 actions', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await enter(context, 'editor');
  const word = crypto.randomUUID().slice(0, 8);
  const news = counted(page);
  await open(page, '');
  await news.click('.nav-toggler:visible');
  await news.click('#nav-pages');
  await page.waitForURL(/collections\/pages/);
  await news.click('a[aria-label^="Create new"]');
  await page.waitForURL(/\/pages\/\d+/);
  await formReady(page);
  await news.click('#field-type .rs__control');
  await news.click(page.getByRole('option', { name: 'Single news', exact: true }));
  await news.write('#field-title', `Open day ${word}`);
  await news.write('#field-field_lead', 'Come and see us.');
  const body = page.locator('.rich-text-lexical [contenteditable=true]').first();
  await news.click(body);
  await news.write(body, 'The doors are open all day.');
  await news.click(publish);
  await isLive(`/news/open-day-${word}/`, 'The doors are open all day.');

  await news.click('.localizer button');
  await news.click('[data-locale=es]');
  await page.waitForURL(/locale=es/);
  // The screen has English until Spanish, which nobody has written, has come.
  await expect(page.locator('#field-title')).toHaveValue('');
  await formReady(page);
  await news.write('#field-title', `Puertas abiertas ${word}`);
  await news.write('#field-field_lead', 'Ven a vernos.');
  const spanish = page.locator('.rich-text-lexical [contenteditable=true]').first();
  await news.click(spanish);
  await news.write(spanish, 'Las puertas están abiertas.');
  await news.click(publish);
  await isLive(`/news/open-day-${word}/`, 'Las puertas están abiertas.', 'es');
  expect(news.actions()).toBeLessThanOrEqual(25);
});

test('a brand manager: a redirect in at most six actions', async ({ page, context }) => {
  await enter(context, 'brandManager');
  const path = `/old-${crypto.randomUUID().slice(0, 8)}/`;
  const redirect = counted(page);
  await open(page, '/collections/redirects');
  await redirect.click('a[aria-label^="Create new"]');
  await page.waitForURL(/redirects\/create/);
  await formReady(page);
  await redirect.write('#field-path', path);
  await redirect.write('#field-url', '/programs/');
  await redirect.click(publish);
  await expect(async () => {
    const answer = await fetch(at('HIM', `/en${path}`), { redirect: 'manual' }).catch(() => null);
    const { status } = answer ?? (await get(at('HIM', `/en${path}`)));
    expect(status).toBe(301);
  }).toPass(live);
  expect(redirect.actions()).toBeLessThanOrEqual(6);
});

test('an administrator: a page deleted with three clicks is back with three', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await enter(context, 'admin');
  const { alias, id, title } = await makePage();
  await isLive(alias, title);
  const remove = counted(page);
  await open(page, `/collections/pages/${id}`);
  await remove.click('.doc-controls__popup button, .doc-controls__dots');
  await remove.click('#action-delete');
  await remove.click('.confirmation-modal #confirm-action');
  await expect(async () => expect((await get(at('HIM', `/en${alias}`))).status).toBe(404)).toPass(
    live,
  );
  expect(remove.clicks()).toBeLessThanOrEqual(3);

  const restore = counted(page);
  await open(page, '/collections/pages');
  await restore.click('#trash-view-pill');
  await restore.click(
    page
      .getByRole('list', { name: 'Deleted last' })
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('button', { name: 'Restore' }),
  );
  await isLive(alias, title);
  expect(restore.clicks()).toBeLessThanOrEqual(3);
});
