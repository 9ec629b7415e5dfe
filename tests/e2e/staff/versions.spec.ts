import { expect, test } from '@playwright/test';
import { enter, makePage } from '../../newsroom.ts';
import { cmsOrigin } from '../../product.ts';

test('the versions of a page say who saved them, and two of them stand side by side with their changes marked', async ({
  page,
  context,
}) => {
  const editor = await enter(context, 'editor');
  const { id, title } = await makePage({ field_lead: 'A school by the lake.' });
  const saved = await fetch(`${cmsOrigin}/api/pages/${id}?locale=en`, {
    method: 'PATCH',
    headers: { ...editor.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ field_lead: 'A quiet school by the lake.', _status: 'published' }),
  });
  expect(saved.status).toBe(200);
  await page.goto(`${cmsOrigin}/admin/collections/pages/${id}/versions`);
  await expect(page.getByRole('row').nth(1)).toContainText(editor.email);
  await page.getByRole('link', { name: 'Beside the one before' }).first().click();
  const [before, after] = [page.frameLocator('iframe').first(), page.frameLocator('iframe').nth(1)];
  await expect(after.locator('ins').first()).toHaveText('quiet');
  await expect(before.locator('h1')).toHaveText(title);
  await expect(before.locator('ins, del')).toHaveCount(0);
});
