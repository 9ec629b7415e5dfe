import { expect, test } from '@playwright/test';
import { enter, makePage, open } from '../../newsroom.ts';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });

test('a translator goes from one untranslated field to the next by a key, into folded blocks too', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await enter(context, 'translator', ['es']);
  const { id } = await makePage({
    field_lead: 'Lead',
    field_blocks: [{ blockType: 'quote', field_text: 'Nobody eats alone.', field_author: 'Ana' }],
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
  await page.keyboard.press('F9');
  await expect(focused).toHaveAttribute('id', 'field-field_blocks__0__field_author');
});
