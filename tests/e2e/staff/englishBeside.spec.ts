import { expect, test } from '@playwright/test';
import { openRow } from '../../admin/openRow.ts';
import { enter, makePage, open } from '../../newsroom.ts';
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

test('an event, whose fields the CRM has named, shows the English below them, and F9 goes on among them', async ({
  page,
  context,
}) => {
  const editor = await enter(context, 'editor');
  const day = '2027-05-02T12:00:00.000Z';
  const made = await fetch(`${cmsOrigin}/api/campaigns?locale=en`, {
    method: 'POST',
    headers: { ...editor.headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'open_house',
      Name: 'Open day by the lake',
      crm_id: `beside-${crypto.randomUUID()}`,
      StartDate: day,
      EndDate: day,
      field_domain_access: ['HIM'],
      Event_Location__c: 'The old kitchen',
      City__c: 'Montreux',
      Event_Start_Date_Text__c: 'In the spring',
    }),
  });
  expect(made.status).toBe(201);
  const { id } = ((await made.json()) as { doc: { id: number } }).doc;
  await open(page, `/collections/campaigns/${id}?locale=es`);
  for (const [name, text] of [
    ['Event_Location__c', 'The old kitchen'],
    ['City__c', 'Montreux'],
    ['Event_Start_Date_Text__c', 'In the spring'],
  ])
    await expect(
      page
        .locator('.field-type', { has: page.locator(`label[for=field-${name}]`) })
        .last()
        .locator('span[lang=en][dir=ltr]'),
    ).toHaveText(text ?? '');
  await page.locator('#field-Event_Location__c').focus();
  for (const name of ['City__c', 'Event_Start_Date_Text__c']) {
    await page.keyboard.press('F9');
    await expect(page.locator(':focus')).toHaveAttribute('id', `field-${name}`);
  }
});
