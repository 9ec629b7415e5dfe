import { expect, test } from '@playwright/test';
import { openRow } from '../../admin/openRow.ts';
import { enter, makePage, open } from '../../newsroom.ts';
import { cmsOrigin } from '../../product.ts';
import { adminHeaders } from '../../signIn.ts';

test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 20_000 });

test('changed English is marked at its field; a translator finds one text still right, writes another, and none is left', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await enter(context, 'translator', ['es']);
  const quote = { blockType: 'quote', field_text: 'The ovens are lit at five.' };
  const {
    id,
    title,
    field_blocks: blocks = [],
  } = await makePage({
    field_lead: 'Four seasons, one kitchen',
    field_blocks: [quote],
  });
  const headers = { ...(await adminHeaders()), 'content-type': 'application/json' };
  const publish = async (locale: string, data: object) => {
    const answer = await fetch(`${cmsOrigin}/api/pages/${id}?locale=${locale}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ ...data, _status: 'published' }),
    });
    expect(answer.status).toBe(200);
  };
  const block = (field_text: string) => [{ ...quote, id: blocks[0]?.id, field_text }];
  const cell = page.getByRole('row', { name: title }).getByRole('cell').nth(2);
  await publish('es', { title: 'Cuatro estaciones' });
  await open(page, '/translations');
  await expect(cell).toContainText('Partly translated');
  await expect(cell).toContainText('1 of 3 texts');
  await publish('es', {
    title: 'Cuatro estaciones',
    field_lead: 'Cuatro estaciones, una cocina',
    field_blocks: block('Los hornos se encienden a las cinco.'),
  });
  await publish('en', {
    field_lead: 'Four seasons and one kitchen',
    field_blocks: block('The ovens are lit at four.'),
  });

  await open(page, '/translations');
  await expect(cell).toContainText('Outdated');
  await cell.getByRole('link').click();
  const changed = page.locator('[data-translation=behind]');
  const below = (name: string) =>
    page.locator('.field-type', { has: page.locator(`label[for=field-${name}]`) }).last();
  const lead = below('field_lead');
  await expect(lead.locator(changed)).toContainText('The English has changed');
  await expect(lead.locator('ins')).toHaveText('and');
  await expect(below('title').locator(changed)).toHaveCount(0);
  const text = page.locator('#field-field_blocks__0__field_text');
  await openRow(page, 'field_blocks-row-0', text);
  const inBlock = below('field_blocks__0__field_text');
  await expect(inBlock.locator('del')).toHaveText('five');
  await expect(inBlock.locator('ins')).toHaveText('four');

  await lead.getByRole('button', { name: 'Still right' }).click();
  await expect(lead.locator(changed)).toHaveCount(0);
  await text.fill('Los hornos se encienden a las cuatro.');
  await expect(inBlock.locator(changed)).toHaveText('Settled by your new text.');
  await expect(async () => {
    const address = `${cmsOrigin}/api/pages/${id}/left-behind/es`;
    expect(await (await fetch(address, { headers })).json()).toEqual({ texts: {} });
  }).toPass({ timeout: 20_000 });

  await open(page, '/translations');
  await expect(cell).toHaveText('Done');
  await open(page, `/collections/pages/${id}?locale=es`);
  await expect(page.locator('#field-field_lead')).toHaveValue('Cuatro estaciones, una cocina');
  await expect(changed).toHaveCount(0);
});
