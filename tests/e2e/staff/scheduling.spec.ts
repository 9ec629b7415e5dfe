import { expect, type Page, test } from '@playwright/test';
import { enter, makePage, open } from '../../newsroom.ts';
import { cmsOrigin } from '../../product.ts';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });

/** Sets a page's publication or removal in the drawer for schedules. */
async function schedule(page: Page, type: 'Publish' | 'Unpublish'): Promise<void> {
  const drawer = page.locator('.schedule-publish');
  await drawer.getByText(type, { exact: true }).first().click();
  const time = drawer.locator('.date-time-picker input').first();
  await time.fill('Nov 24, 2031 10:00 AM');
  await time.press('Tab');
  await drawer.locator('#scheduled-publish-save').click();
}
const openDrawer = async (page: Page): Promise<void> => {
  await page.locator('.form-submit .popup-button').click();
  await page.locator('#schedule-publish').click();
  await expect(page.locator('#scheduled-publish-save')).toBeVisible();
};

test('an author has nothing to schedule with; a reviewer schedules and cancels', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const { id } = await makePage();
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await enter(other, 'author');
  const authors = await other.newPage();
  await open(authors, `/collections/pages/${id}?locale=en`);
  await expect(authors.locator('[data-act=submit]')).toBeVisible();
  await expect(authors.locator('#schedule-publish, .form-submit .popup-button')).toHaveCount(0);
  await other.close();

  await enter(context, 'reviewer');
  await open(page, `/collections/pages/${id}?locale=en`);
  await openDrawer(page);
  await schedule(page, 'Publish');
  const rows = page.locator('.schedule-publish__upcoming tbody tr');
  await expect(rows).toHaveCount(1);
  await rows.locator('button').click();
  await expect(rows).toHaveCount(0);
});

test('who edits one brand of a shared page is told why its removal is not scheduled', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { id } = await makePage({ field_domain_access: ['HIM', 'CAA'] });
  await enter(context, 'reviewer');
  await open(page, `/collections/pages/${id}?locale=en`);
  await openDrawer(page);
  await schedule(page, 'Unpublish');
  await expect(page.getByText('This is shown on CAA, too.')).toBeVisible();
  await expect(page.locator('.schedule-publish__upcoming tbody tr')).toHaveCount(0);
});

test('a reviewer is told where the text was saved after it was opened', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const { id, title } = await makePage();
  const author = await enter(await browser.newContext(), 'author');
  const call = (path: string, method: string, body: object) =>
    fetch(`${cmsOrigin}/api/pages/${id}${path}`, {
      method,
      headers: { ...author.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await call('?draft=true&locale=en', 'PATCH', { title: `${title} drafted` });
  await call('/review', 'POST', { act: 'submit' });
  await enter(context, 'reviewer');
  await open(page, `/collections/pages/${id}?locale=en`);
  await expect(page.locator('[data-act=approve]')).toBeVisible();
  await call('?draft=true&locale=en', 'PATCH', { title: `${title} changed` });
  const comment = page.locator('[data-review] textarea');
  await comment.fill('Shorter than before');
  await page.locator('[data-act=approve]').click();
  await expect(page.getByText('This page was changed since you opened it.')).toBeVisible();
  await open(page, `/collections/pages/${id}?locale=en`);
  await expect(comment).toHaveValue('Shorter than before');
  await page.locator('[data-act=approve]').click();
  await expect(page.locator('[data-review=approved]')).toContainText('Shorter than before');
  await expect(comment).toHaveValue('');
});

test('the drawer offers to publish what has been typed and not yet saved', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { id, title } = await makePage();
  await enter(context, 'reviewer');
  await open(page, `/collections/pages/${id}?locale=en`);
  // Nothing is saved by itself any more.
  await page.route('**/api/pages/**', (route) =>
    route.request().method() === 'PATCH' ? new Promise(() => {}) : route.continue(),
  );
  await page.locator('#field-title').fill(`${title} typed`);
  await openDrawer(page);
  await expect(page.locator('.schedule-publish input[type=radio]').first()).toBeChecked();
});

test('of a page that was never published, the drawer offers to publish it in Swiss time', async ({
  page,
  context,
}) => {
  const { id } = await makePage({ _status: 'draft' }, 'locale=en&draft=true');
  await enter(context, 'reviewer');
  await open(page, `/collections/pages/${id}?locale=en`);
  await openDrawer(page);
  await expect(page.locator('.schedule-publish input[type=radio]').first()).toBeChecked();
  await expect(page.locator('.schedule-publish .timezone-picker')).toContainText('Europe/Zurich');
});
