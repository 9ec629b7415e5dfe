import { expect, test } from '@playwright/test';
import { enter, makePage, open } from '../../newsroom.ts';
import { openRow } from '../../openRow.ts';
import { cmsOrigin } from '../../product.ts';
import { adminHeaders } from '../../signIn.ts';

test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 20_000 });

const lexical = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' },
        ],
      },
    ],
  },
});

test('a translator reads the English below each field, begins with it, and leaves it as it was', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await enter(context, 'translator', ['es']);
  const { id, title } = await makePage({
    field_lead: 'Four seasons, one kitchen',
    body: lexical('The ovens are lit at five.'),
    field_blocks: [
      {
        blockType: 'stats',
        field_title: 'In numbers',
        field_items: [{ value: '40', label: 'Nations', field_text: 'yearly' }],
      },
    ],
  });
  await open(page, `/collections/pages/${id}?locale=es`);
  const english = page.locator('span[lang=en][dir=ltr]');
  const below = (name: string) =>
    page.locator('.field-type', { has: page.locator(`label[for=field-${name}]`) }).last();
  await expect(below('title').locator(english)).toHaveText(title);
  await expect(below('alias').locator(english)).toHaveCount(0);
  const blockTitle = page.locator('#field-field_blocks__0__field_title');
  await openRow(page, 'field_blocks-row-0', blockTitle);
  await expect(below('field_blocks__0__field_title').locator(english)).toHaveText('In numbers');

  for (const name of ['field_lead', 'body'])
    await below(name).getByRole('button', { name: 'Begin with the English' }).click();
  await expect(page.locator('#field-field_lead')).toHaveValue('Four seasons, one kitchen');
  await expect(below('body').locator('[contenteditable]')).toHaveText('The ovens are lit at five.');
  await expect(
    below('field_lead').getByRole('button', { name: 'Begin with the English' }),
  ).toHaveCount(0);
  await page.locator('#field-field_lead').fill('Cuatro estaciones, una cocina');
  const headers = await adminHeaders();
  const stored = async (lang: string) => {
    const query = `depth=0&draft=true&fallback-locale=none&locale=${lang}`;
    return (await fetch(`${cmsOrigin}/api/pages/${id}?${query}`, { headers })).json();
  };
  await expect(async () => {
    const spanish = await stored('es');
    expect(spanish.field_lead).toBe('Cuatro estaciones, una cocina');
    expect(JSON.stringify(spanish.body)).toContain('The ovens are lit at five.');
  }).toPass({ timeout: 20_000 });
  expect((await stored('en')).field_lead).toBe('Four seasons, one kitchen');

  await open(page, `/collections/pages/${id}?locale=en`);
  await expect(page.locator('#field-title')).toHaveValue(title);
  await expect(english).toHaveCount(0);
});
