import { type Browser, expect, type Page, test } from '@playwright/test';
import { enter, makePage, open } from '../../newsroom.ts';
import { newPerson } from '../../people.ts';
import { keepSession } from '../../signedInPerson.ts';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });

const drawer = '.drawer--is-open';
const rows = (page: Page) => page.locator('.table tbody tr');

/** The next state of a form: it follows what is typed by a call to the server. */
const formStated = (page: Page) =>
  page.waitForResponse((answer) => {
    const request = answer.request();
    return request.method() === 'POST' && 'next-action' in request.headers();
  });

/** The list of pages as somebody of a brand has it, with their saved views opened. */
async function openSavedViews(browser: Browser, brand: 'HIM' | 'CAA'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const { headers } = await newPerson('translator', [brand], ['es']);
  await keepSession(context, headers['authorization']?.slice(4) ?? '', 'en');
  const page = await context.newPage();
  await open(page, '/collections/pages');
  await page.locator('#select-preset').click();
  await expect(page.locator(`${drawer} h1`)).toBeVisible();
  return page;
}

test("an editor keeps a list's filters under a name; a colleague of the brand opens them, nobody of another sees them", async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const { title } = await makePage();
  const name = `View ${title}`;
  await enter(context, 'editor');
  await open(page, `/collections/pages?where[or][0][and][0][title][equals]=${title}`);
  await expect(rows(page)).toHaveCount(1);
  const stated = formStated(page);
  await page.locator('#create-new-preset').click();
  await page.locator(`${drawer} #field-title`).waitFor();
  await stated;
  // First what other fields depend on: the form asks nothing about what is ticked in the quarter of
  // a second before the answer about a former change is in place, so that none would appear.
  await page.locator(`${drawer} #field-isShared`).check();
  const reading = page.locator(`${drawer} #field-access__read__constraint`);
  await reading.click();
  await page.getByRole('option', { name: 'Colleagues of these brands' }).click();
  await page.locator(`${drawer} #field-title`).fill(name);
  await page.locator(`${drawer} #action-save`).click();
  await expect(page.locator('#select-preset')).toContainText(name);
  await expect(rows(page)).toHaveCount(1);

  const colleagues = await openSavedViews(browser, 'HIM');
  await colleagues.locator(drawer).getByText(name, { exact: true }).click();
  await expect(colleagues.locator('#select-preset')).toContainText(name);
  await expect(rows(colleagues)).toHaveCount(1);
  await colleagues.context().close();

  const others = await openSavedViews(browser, 'CAA');
  await expect(others.locator(drawer).getByText(name, { exact: true })).toHaveCount(0);
  await others.context().close();
});
