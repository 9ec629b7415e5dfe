import { expect, test } from '@playwright/test';
import { enter, makePage, open } from '../../newsroom.ts';
import { rich } from '../../richText.ts';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });

test('a translator goes from one untranslated field to the next by a key, into folded blocks too', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await enter(context, 'translator', ['es']);
  const { id } = await makePage({
    field_lead: 'Lead',
    field_blocks: [
      { blockType: 'quote', field_text: 'Nobody eats alone.', field_author: 'Ana' },
      { blockType: 'rich_text', field_title: 'Table', field_text: rich('A table for all.') },
      { blockType: 'quote', field_text: 'Nor drinks.', field_author: 'Bea' },
    ],
  });
  await open(page, `/collections/pages/${id}?locale=es`);
  await expect(page.getByRole('button', { name: 'Begin with the English' }).first()).toBeVisible();
  const focused = page.locator(':focus');
  for (const [field, text] of [
    ['field-title', 'Título'],
    ['field-field_lead', 'Entrada'],
    ['field-field_blocks__0__field_text', 'Nadie come solo.'],
    ['field-field_blocks__0__field_author', 'Ana'],
  ] as const) {
    await page.keyboard.press('F9');
    await expect(focused).toHaveAttribute('id', field);
    await page.keyboard.type(text);
  }
  const text = page.locator('[data-field-path="field_blocks.1.field_text"]');
  const typed = text.locator('[contenteditable=true]');
  await page.keyboard.press('F9');
  await expect(focused).toHaveAttribute('id', 'field-field_blocks__1__field_title');
  await page.keyboard.press('F9');
  await expect(typed).toBeFocused();
  await page.keyboard.type('Una mesa para todos.');
  await expect(typed).toHaveText('Una mesa para todos.');
  await page.keyboard.press('F9');
  await expect(focused).toHaveAttribute('id', 'field-field_blocks__2__field_text');
  await page.keyboard.type('Ni bebe.');
  await page.keyboard.press('F9');
  await expect(focused).toHaveAttribute('id', 'field-field_blocks__2__field_author');
  await page.keyboard.type('Bea');
  await page.keyboard.press('F9');
  await expect(focused).toHaveAttribute('id', 'field-field_blocks__1__field_title');
});
