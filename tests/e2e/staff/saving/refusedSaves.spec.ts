import { expect, type Page, test } from '@playwright/test';
import { formReady } from '../../../admin/screenReady.ts';
import { enter, makePage, open, publish } from '../../../newsroom.ts';
import { newPerson } from '../../../people.ts';
import { cmsOrigin } from '../../../product.ts';
import { keepSession } from '../../../signedInPerson.ts';
import { adminHeaders } from '../../../signIn.ts';

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

/** The lead of a page's newest draft. */
async function storedLead(id: number): Promise<string> {
  const address = `${cmsOrigin}/api/pages/${id}?draft=true&depth=0&locale=en`;
  const answer = await fetch(address, { headers: await adminHeaders() });
  return ((await answer.json()) as { field_lead: string }).field_lead;
}

const question = (page: Page) => page.locator('.confirmation-modal');
const leaveByLink = (page: Page) =>
  page.locator('.app-header a').filter({ hasText: 'Pages' }).first().click();
const goBack = (page: Page) => page.evaluate(() => history.back());

for (const address of ['/about/', '/x y/'])
  test(`what is typed right before a refused publication is stored as a draft, and ${address} stays marked`, async ({
    page,
    context,
  }) => {
    await enter(context, 'editor');
    const { id } = await makePage();
    await page.clock.install();
    await open(page, `/collections/pages/${id}?locale=en`);
    const lead = `Typed at once ${crypto.randomUUID().slice(0, 8)}`;
    // The form saves nothing by itself until it is published, however long the typing takes.
    await page.clock.pauseAt(Date.now() + 2_000);
    await page.locator('#field-field_lead').fill(lead);
    await page.locator('#field-alias').fill(address);
    await page.locator(publish).click();
    await page.clock.resume();
    await expect.poll(() => storedLead(id)).toBe(lead);
    const error = page.locator('.field-type:has(> .field-type__wrap > #field-alias) .field-error');
    await expect(error).toBeVisible();
    // The state of the form that the last key asked for has come by then.
    await page.waitForTimeout(3_000);
    await expect(error).toBeVisible();
    await expect(page.locator('[data-unsaved]')).toBeHidden();
    await leaveByLink(page);
    await page.waitForURL(/\/collections\/pages(\?|$)/);
  });

test('what neither a publication nor a draft could store is called unsaved, and is left only on a question', async ({
  page,
  context,
}) => {
  await enter(context, 'editor');
  const { id, alias } = await makePage();
  await open(page, '/collections/pages');
  await open(page, `/collections/pages/${id}?locale=en`);
  await refuseDrafts(page);
  await page.locator('#field-field_lead').fill('Stored nowhere');
  await page.locator('#field-alias').fill('/about/');
  await page.locator(publish).click();
  await expect(page.locator('[data-unsaved]')).toBeVisible();
  await leaveByLink(page);
  await question(page).locator('#confirm-cancel').click();
  await expect(page.locator('#field-field_lead')).toHaveValue('Stored nowhere');
  await page.unroute(drafts);
  await page.locator('#field-alias').fill(alias);
  await expect.poll(() => storedLead(id)).toBe('Stored nowhere');
  await expect(page.locator('[data-unsaved]')).toBeHidden();
});

test('what is typed without a network is asked for before it is left, and saved once there is one', async ({
  page,
  context,
}) => {
  await enter(context, 'editor');
  const { id } = await makePage();
  await open(page, `/collections/pages/${id}?locale=en`);
  await page.locator('#field-field_lead').fill('Typed before a tunnel');
  await expect.poll(() => storedLead(id)).toBe('Typed before a tunnel');
  // Payload loads its editor when it comes into view, and breaks off where it can't.
  await page.locator('[data-lexical-editor]').first().waitFor();
  await context.setOffline(true);
  await page.locator('#field-field_lead').fill('Typed in a tunnel');
  // A save may be under way for 20 seconds before it is called missing.
  await expect(page.locator('[data-unsaved]')).toBeVisible({ timeout: 30_000 });
  await leaveByLink(page);
  await question(page).locator('#confirm-cancel').click();
  await expect(question(page)).toBeHidden();
  await context.setOffline(false);
  await expect.poll(() => storedLead(id)).toBe('Typed in a tunnel');
  await expect(page.locator('[data-unsaved]')).toBeHidden();
  await leaveByLink(page);
  await page.waitForURL(/\/collections\/pages(\?|$)/);
});

test('Back out of what does not save itself asks first, and goes on at once where nothing was typed', async ({
  page,
  context,
}) => {
  await enter(context, 'editor');
  await open(page, '/collections/redirects');
  const begin = page.locator('a[aria-label^="Create new"]').first();
  const list = /\/collections\/redirects(\?|$)/;
  await begin.click();
  await page.waitForURL(/\/redirects\/create/);
  await formReady(page);
  await goBack(page);
  await page.waitForURL(list);

  await begin.click();
  await page.waitForURL(/\/redirects\/create/);
  await formReady(page);
  await page.locator('#field-path').fill('/typed/');
  await goBack(page);
  await question(page).locator('#confirm-cancel').click();
  await expect(page.locator('#field-path')).toHaveValue('/typed/');
  await goBack(page);
  await question(page).locator('#confirm-action').click();
  await page.waitForURL(list);
});
