import { expect, test } from '@playwright/test';
import { enter, makePage, open } from '../../newsroom.ts';

test('a translator types texts, and finds read-only what all languages share', async ({
  page,
  context,
}) => {
  const { id } = await makePage({ field_blocks: [{ blockType: 'hero', field_title: 'A block' }] });
  await enter(context, 'translator', ['es']);
  await open(page, `/collections/pages/${id}?locale=es`);
  await expect(page.locator('#field-title')).toBeEnabled();
  await page.locator('#field-field_blocks .collapsible__toggle').first().click();
  await expect(page.locator('#field-field_blocks__0__field_title')).toBeEnabled();
  for (const field of ['type', 'field_domain_access', 'field_blocks__0__field_variant'])
    await expect(page.locator(`#field-${field} .rs__control`)).toHaveClass(/is-disabled/);
  for (const adds of [
    '.blocks-field__drawer-toggler',
    '.array-actions',
    '.clipboard-action__popup',
  ])
    await expect(page.locator(adds).first()).toBeHidden();
});

test('a block that is not translated is called by its kind, not by its look', async ({
  page,
  context,
}) => {
  const { id } = await makePage({
    field_blocks: [{ blockType: 'quote', field_text: 'Nobody eats alone.', field_tone: 'brand' }],
  });
  await enter(context, 'translator', ['ar']);
  const name = page.locator('#field_blocks-row-0 [data-row-name]').first();
  await open(page, `/collections/pages/${id}?locale=en`);
  await expect(name).toHaveAttribute('data-row-name', 'Nobody eats alone.');
  await open(page, `/collections/pages/${id}?locale=ar`);
  await expect(name).toHaveAttribute('data-row-name', '');
  await expect(name).toContainText('01 Quote');
});

test('what a refused save left unsaved is called so, until it is saved', async ({
  page,
  context,
}) => {
  const { id } = await makePage();
  await enter(context, 'translator', ['es']);
  await open(page, `/collections/pages/${id}?locale=es`);
  const unsaved = page.locator('[data-unsaved]');
  await page.locator('#field-title').fill('Uno');
  await expect(page.locator('.autosave')).toContainText('Last saved');
  await page.route('**/api/pages/*?*autosave*', (route) =>
    route.fulfill({ status: 403, json: { errors: [{ message: 'Refused' }] } }),
  );
  await page.locator('#field-title').fill('Uno y dos');
  await expect(unsaved).toHaveText('Not saved');
  await expect(page.locator('.autosave')).toBeHidden();
  await page.unroute('**/api/pages/*?*autosave*');
  await page.locator('#field-title').fill('Uno, dos y tres');
  await expect(unsaved).toHaveCount(0);
});
