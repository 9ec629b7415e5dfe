import { picturePath } from '@concierge/demo/files';
import { expect, test } from '@playwright/test';
import { stored, upload } from '../../../media.ts';
import { enter, open } from '../../../newsroom.ts';

test('typed alternative texts are not left without a question, and saved with their medium', async ({
  page,
  context,
}) => {
  const editor = await enter(context, 'editor');
  const id = await upload(editor, picturePath('alps-dawn'), 'image/jpeg');
  await open(page, `/collections/media/${id}`);
  const field = page
    .getByRole('region', { name: 'Alternative texts' })
    .locator('textarea[lang=es]');
  await expect(page.locator('#action-save')).toBeDisabled();
  await field.fill('Montañas');
  await page.locator('.step-nav a').last().click();
  const question = page.getByRole('dialog').filter({ hasText: 'Leave without saving' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(question).toBeHidden();
  await expect(field).toHaveValue('Montañas');
  await page.locator('#field-credit').fill('A photographer');
  await page.locator('#action-save').click();
  await expect(page.getByText('The alternative texts are saved.')).toBeVisible();
  expect(await stored(editor, id)).toMatchObject({
    credit: 'A photographer',
    alt: { es: 'Montañas' },
  });
  await expect(page.locator('#action-save')).toBeDisabled();
  await page.locator('.step-nav a').last().click();
  await page.waitForURL(/\/collections\/media(\?|$)/);
});

test('another language of the pictures without texts is not shown before what is typed was asked after', async ({
  page,
  context,
}) => {
  const editor = await enter(context, 'editor');
  const id = await upload(editor, picturePath('alps-dawn'), 'image/jpeg');
  await open(page, '/alt-texts?lang=ru');
  const field = page.locator(`[data-picture="${id}"] textarea[lang=es]`);
  const question = page.getByRole('dialog').filter({ hasText: 'Leave without saving' });
  await field.fill('Montañas');
  await page.getByRole('link', { name: 'العربية' }).click();
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(question).toBeHidden();
  await expect(field).toHaveValue('Montañas');
  await page.getByRole('link', { name: 'العربية' }).click();
  await question.getByRole('button', { name: 'Leave anyway' }).click();
  await page.waitForURL(/lang=ar/);
  await expect(field).toHaveValue('');
});
