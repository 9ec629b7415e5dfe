import { picturePath } from '@concierge/demo/files';
import { expect, test } from '@playwright/test';
import { counted } from '../../../counted.ts';
import { enter, open, remove } from '../../../newsroom.ts';

test.use({ viewport: { width: 1280, height: 900 }, actionTimeout: 20_000 });

test('an editor: three pictures at once with their alternative texts in eight actions, and none without', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await enter(context, 'editor');
  const word = `Upload ${crypto.randomUUID().slice(0, 8)}`;
  const pictures = ['lake-noon', 'alps-noon', 'vineyard'];
  const work = counted(page);
  try {
    await open(page, '/collections/media');
    await work.click(page.getByRole('button', { name: 'Bulk Upload' }));
    const drawer = page.locator('.bulk-upload--drawer, dialog[open]').last();
    const save = drawer.locator('.bulk-upload--actions-bar').getByRole('button', { name: 'Save' });
    const chooser = page.waitForEvent('filechooser');
    await work.click(drawer.getByRole('button', { name: 'Select a file' }));
    await (await chooser).setFiles(pictures.map(picturePath));
    const text = drawer.locator('#field-alt');
    await expect(drawer.locator('.file-selections__fileRow')).toHaveCount(3);
    await work.write(text, `${word} 1`);
    await work.click(save);
    // The one with a text is there; the others say what they lack.
    await expect(drawer.locator('.file-selections__fileRow')).toHaveCount(2);
    await expect(drawer.getByText('This text is required.')).toBeVisible();
    await work.write(text, `${word} 2`);
    await work.click(drawer.locator('.file-selections__fileRow').nth(1));
    await work.write(text, `${word} 3`);
    await work.click(save);
    await expect(drawer).toHaveCount(0);
    await open(page, `/collections/media?search=${encodeURIComponent(word)}`);
    await expect(page.locator('.collection-list tbody tr')).toHaveCount(3);
    expect(work.actions()).toBeLessThanOrEqual(8);
  } finally {
    for (const number of [1, 2, 3]) await remove('media', 'alt', `${word} ${number}`);
  }
});
