import { expect, type Page, test } from '@playwright/test';
import { enter, isLive, makePage, open } from '../../newsroom.ts';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });

/** Goes through the page with Tab until a field has the focus. */
async function tabTo(page: Page, id: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.id)) === id) return;
  }
  throw new Error(`Tab never reached ${id}`);
}

test('an editor saves, looks at the preview and publishes by keyboard alone', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await enter(context, 'editor');
  const { alias, id, title } = await makePage();
  await open(page, `/collections/pages/${id}?locale=en`);
  await tabTo(page, 'field-title');
  await page.keyboard.press('End');
  await page.keyboard.type(' typed');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.keyboard.press('Control+s');
  expect((await saved).status()).toBe(200);
  await page.keyboard.press('F8');
  const preview = page.frameLocator('#live-preview-iframe');
  await expect(preview.locator('h1')).toHaveText(`${title} typed`);
  await page.keyboard.press('F8');
  // Payload keeps the frame once it has been loaded, and hides the window around it.
  await expect(page.locator('#live-preview-iframe')).toBeHidden();
  await page.keyboard.press('Control+Enter');
  await isLive(alias, `${title} typed`);
});

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
