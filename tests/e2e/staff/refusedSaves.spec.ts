import { expect, type Page, test } from '@playwright/test';
import { enter, makePage, open } from '../../newsroom.ts';
import { newPerson } from '../../people.ts';
import { keepSession } from '../../personOf.ts';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });

const refusal = 'The draft could not be stored.';
const drafts = '**/api/pages/*autosave=true*';

/** Refuses every save of a draft. */
const refuseDrafts = (page: Page) =>
  page.route(drafts, (route) =>
    route.fulfill({ status: 507, json: { errors: [{ message: refusal }] } }),
  );

/** Types a title, the save of which is refused. */
async function typeRefused(page: Page, title: string): Promise<void> {
  await refuseDrafts(page);
  const refused = page.waitForResponse((answer) => answer.url().includes('autosave=true'));
  await page.locator('#field-title').fill(title);
  await refused;
  await expect(page.getByText(refusal).first()).toBeVisible();
}

/** Counts the calls to an address of ours. */
function countCalls(page: Page, end: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(end)) count += 1;
  });
  return () => count;
}

test('a page whose draft could not be saved is not submitted for review, and is once it could', async ({
  page,
  context,
}) => {
  await enter(context, 'author');
  const { id, title } = await makePage();
  await open(page, `/collections/pages/${id}?locale=en`);
  const calls = countCalls(page, '/review');
  await typeRefused(page, `${title}, revised`);
  const submit = page.locator('[data-act=submit]');
  const refused = page.waitForResponse((answer) => answer.url().includes('autosave=true'));
  await submit.click();
  await refused;
  await expect(submit).toBeEnabled();
  await page.unroute(drafts);
  await submit.click();
  await expect(page.locator('[data-review=submitted]')).toBeVisible();
  expect(calls()).toBe(1);
});

test('a page whose draft could not be saved is not copied to another brand', async ({
  page,
  context,
}) => {
  const { headers } = await newPerson('brandManager', ['HIM', 'CAA']);
  await keepSession(context, headers['authorization']?.slice(4) ?? '', 'en');
  const { id, title } = await makePage();
  await open(page, `/collections/pages/${id}?locale=en`);
  const calls = countCalls(page, '/copy-to');
  await typeRefused(page, `${title}, revised`);
  await page.locator('.doc-controls__popup button, .doc-controls__dots').first().click();
  const refused = page.waitForResponse((answer) => answer.url().includes('autosave=true'));
  await page.locator('#copy-to-CAA').click();
  await refused;
  // The call would follow the refusal at once.
  await page.waitForTimeout(1_000);
  expect(calls()).toBe(0);
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`/pages/${id}$`));
});
