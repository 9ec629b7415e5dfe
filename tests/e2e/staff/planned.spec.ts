import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../admin/adminAxe.ts';
import { enter, isLive, makePage, open } from '../../newsroom.ts';
import { newPerson } from '../../people.ts';
import { cmsOrigin } from '../../product.ts';
import { keepSession } from '../../signedInPerson.ts';

// The checker brings its own script, which the policy would rightly refuse.
test.use({ bypassCSP: true, viewport: { width: 1280, height: 900 }, actionTimeout: 20_000 });

const dayMs = 24 * 3_600_000;

/** Pages of HIM with newer drafts, and a release of them, planned by a person in five days. */
async function planRelease(headers: Record<string, string>) {
  const pages = [await makePage(), await makePage()];
  const call = (method: string, path: string, body: object) =>
    fetch(`${cmsOrigin}/api/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  for (const { id, title } of pages)
    await call('PATCH', `pages/${id}?draft=true&locale=en`, { title: `${title} released` });
  const title = `Release ${crypto.randomUUID().slice(0, 8)}`;
  const made = await call('POST', 'releases', {
    title,
    documents: pages.map(({ id }) => ({ relationTo: 'pages', value: id })),
    publishAt: new Date(Date.now() + 5 * dayMs).toISOString(),
  });
  expect(made.status).toBe(201);
  return { title, pages };
}

const follow = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name, exact: true }).click();
};

test('a reviewer finds a release in the calendar and publishes all of it', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { headers } = await enter(context, 'reviewer');
  const { title, pages } = await planRelease(headers);
  await open(page, '/planned');
  const entry = page.locator('[data-planned]').filter({ hasText: title });
  await expect(entry).toContainText('Goes live');
  await expect(entry).toContainText('HIM');
  await expectAccessible(page, 'planned');
  await follow(page, 'Next month');
  await expect(page.locator('[data-range]')).toBeVisible();
  await expect(entry).toHaveCount(0);
  await follow(page, 'Previous month');
  await follow(page, title);
  await expect(page.locator('[data-publish-release]')).toBeEnabled();
  await page.locator('[data-publish-release]').click();
  await expect(page.locator('[data-release=published]')).toBeVisible();
  for (const one of pages) await isLive(one.alias, `${one.title} released`);
  await open(page, '/planned');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planned');
  await expect(entry).toHaveCount(0);
});

test('who edits another brand sees nothing of it', async ({ page, context, browser }) => {
  test.setTimeout(120_000);
  const { headers } = await enter(context, 'reviewer');
  const { title } = await planRelease(headers);
  const other = await browser.newContext();
  const stranger = await newPerson('editor', ['CAA']);
  await keepSession(other, stranger.headers['authorization']?.slice(4) ?? '', 'en');
  const theirs = await other.newPage();
  await open(theirs, '/planned');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Planned');
  await expect(theirs.getByText(title)).toHaveCount(0);
  await other.close();
  await open(page, '/planned');
  await expect(page.getByText(title)).toBeVisible();
});
