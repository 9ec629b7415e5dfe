import { expect, test } from '@playwright/test';
import { enter, makePage, open } from '../../newsroom.ts';
import { cmsOrigin } from '../../product.ts';
import { adminHeaders } from '../../signIn.ts';

const heading = '.doc-header__title';
const trail = '.step-nav';

test('a page without a title in the edited language is called by its English one, in heading, trail, versions and schedule', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { id, title } = await makePage();
  await enter(context, 'reviewer');
  await open(page, `/collections/pages/${id}?locale=es`);
  for (const place of [heading, trail]) await expect(page.locator(place)).toContainText(title);
  await page.locator('.form-submit .popup-button').click();
  await page.locator('#schedule-publish').click();
  await expect(page.locator('.schedule-publish h2')).toContainText(title);
  await open(page, `/collections/pages/${id}/versions?locale=es`);
  for (const place of [heading, trail]) await expect(page.locator(place)).toContainText(title);
});

test('a menu is called by the label of its group', async ({ page, context }) => {
  await enter(context, 'editor');
  const where = 'where[brand][equals]=HIM&where[group][equals]=search_recommended';
  const found = await fetch(`${cmsOrigin}/api/menus?${where}`, { headers: await adminHeaders() });
  const { docs } = (await found.json()) as { docs: { id: number }[] };
  await open(page, `/collections/menus/${docs[0]?.id}?locale=en`);
  for (const place of [heading, trail])
    await expect(page.locator(place)).toContainText('Recommended in search');
});
