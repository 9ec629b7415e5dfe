import { expect, test } from '@playwright/test';
import { openRow } from '../../admin/openRow.ts';
import { formReady } from '../../admin/screenReady.ts';
import { enter, isLive, makePage, open, publish } from '../../newsroom.ts';
import { cmsOrigin } from '../../product.ts';

test("a shared section's new word shows on both its pages; blocks of a page become a pattern, copied into another", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const { headers } = await enter(context, 'editor');
  const send = async (method: string, path: string, data: object) => {
    const answer = await fetch(`${cmsOrigin}/api/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    return (await answer.json()) as { doc: { id: number } };
  };
  const name = `Opening hours ${crypto.randomUUID().slice(0, 8)}`;
  const quote = { blockType: 'quote', field_text: 'Open from eight to five.' };
  const { doc: section } = await send('POST', 'shared-sections', {
    title: name,
    field_domain_access: ['HIM'],
    field_blocks: [quote],
    _status: 'published',
  });
  const field_blocks = [{ blockType: 'shared_section', section: section.id }];
  const pages = [await makePage({ field_blocks }), await makePage({ field_blocks })];
  for (const { alias } of pages) await isLive(alias, 'Open from eight to five.');

  // From the block of a page to the section itself.
  await open(page, `/collections/pages/${pages[0]?.id}`);
  const way = page.getByRole('link', { name: `Edit “${name}”` });
  await openRow(page, 'field_blocks-row-0', way);
  await way.click();
  await expect(page).toHaveURL(new RegExp(`shared-sections/${section.id}`));
  await expect(page.locator('[data-used-in="2"]')).toBeVisible();
  await formReady(page);
  const text = page.locator('#field-field_blocks__0__field_text');
  await openRow(page, 'field_blocks-row-0', text);
  await text.fill('Open from seven to five.');
  await expect(page.locator(publish)).toBeEnabled();
  await page.locator(publish).click();
  for (const { alias } of pages) await isLive(alias, 'Open from seven to five.');

  // The blocks of one page, in another.
  const from = await makePage({ field_blocks: [{ ...quote, field_text: 'Begin with this.' }] });
  await open(page, `/collections/pages/${from.id}`);
  await page.getByRole('button', { name: 'Save as pattern' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Name of the pattern').fill(`Pattern ${name}`);
  await dialog.getByRole('button', { name: 'Save the pattern' }).click();
  await expect(dialog).toHaveCount(0);
  const to = await makePage();
  await open(page, `/collections/pages/${to.id}`);
  await page.getByRole('button', { name: 'Insert pattern' }).click();
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: `Pattern ${name}` })
    .click();
  await expect(page.locator('#field_blocks-row-0')).toBeVisible();
  await formReady(page);
  await page.locator(publish).click();
  await isLive(to.alias, 'Begin with this.');
});
