import { expect, test } from '@playwright/test';
import { openRow } from '../../../admin/openRow.ts';
import { formReady } from '../../../admin/screenReady.ts';
import { counted } from '../../../counted.ts';
import { get } from '../../../get.ts';
import { enter, isLive, makePage, open, publish } from '../../../newsroom.ts';
import { at, cmsOrigin } from '../../../product.ts';
import { adminHeaders } from '../../../signIn.ts';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });

test('a translator: ten missing fields in at most 20 actions, submitted, and nothing published', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await enter(context, 'translator', ['es']);
  const figure = (label: string) => ({ value: '40', label, field_text: `${label}, yearly` });
  const { alias, id, title } = await makePage({
    field_pretitle: 'Before',
    field_lead: 'Lead',
    field_blocks: [
      {
        blockType: 'stats',
        field_title: 'In numbers',
        field_items: [figure('Nations'), figure('Students')],
      },
    ],
  });
  const translate = counted(page);
  await open(page, `/collections/pages/${id}?locale=es`);
  await translate.write('#field-title', 'Título');
  await translate.write('#field-field_pretitle', 'Antes');
  await translate.write('#field-field_lead', 'Entrada');
  const block = 'field-field_blocks__0__';
  const blockTitle = page.locator(`#${block}field_title`);
  await openRow(page, 'field_blocks-row-0', blockTitle, translate.click);
  await translate.write(`#${block}field_title`, 'En cifras');
  for (const row of [0, 1]) {
    const item = `#${block}field_items__${row}__`;
    const value = page.locator(`${item}value`);
    await openRow(page, `field_blocks-0-field_items-row-${row}`, value, translate.click);
    await translate.write(`${item}value`, '40');
    await translate.write(`${item}label`, 'Naciones');
    await translate.write(`${item}field_text`, 'cada año');
  }
  await expect(page.locator('#action-save')).toHaveCount(0);
  await translate.click('[data-act=submit]');
  await expect(page.locator('[data-review=submitted]')).toBeVisible();
  expect(translate.actions()).toBeLessThanOrEqual(20);
  const headers = await adminHeaders();
  const stored = async (query: string) =>
    (
      await fetch(`${cmsOrigin}/api/pages/${id}?depth=0&fallback-locale=none&${query}`, { headers })
    ).json();
  const draft = await stored('draft=true&locale=es');
  expect([draft.title, draft.field_blocks[0].field_items[1].field_text]).toEqual([
    'Título',
    'cada año',
  ]);
  expect((await stored('locale=es')).title ?? null).toBeNull();
  expect((await get(at('HIM', `/es${alias}`))).text).toContain(title);

  // English is there to be read.
  await open(page, `/collections/pages/${id}?locale=en`);
  await expect(page.locator('#field-title')).toBeDisabled();
});

test('an author submits, a reviewer approves and publishes with five clicks from the first screen', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  const { alias, id, title } = await makePage();
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await enter(other, 'author');
  const authors = await other.newPage();
  const submit = counted(authors);
  await open(authors, `/collections/pages/${id}?locale=en`);
  await submit.write('#field-title', `${title} by an author`);
  await expect(authors.locator('#action-save')).toHaveCount(0);
  await submit.click('[data-act=submit]');
  await expect(authors.locator('[data-review=submitted]')).toBeVisible();
  expect(submit.actions()).toBe(2);
  expect((await get(at('HIM', `/en${alias}`))).text).not.toContain('by an author');
  await other.close();

  await enter(context, 'reviewer');
  const approve = counted(page);
  await open(page, '');
  await approve.click('[data-todo=review]');
  await page.waitForURL(/\/reviews/);
  await approve.click(page.getByRole('link', { name: `${title} by an author` }));
  await page.waitForURL(/\/pages\/\d+/);
  await formReady(page);
  await approve.click('[data-act=approve]');
  await expect(page.locator('[data-review=approved]')).toBeVisible();
  await approve.click(publish);
  await isLive(alias, `${title} by an author`);
  await expect(page.locator('[data-review=none]')).toBeVisible();
  expect(approve.clicks()).toBeLessThanOrEqual(5);
});
