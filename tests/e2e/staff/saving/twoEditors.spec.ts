import { type Browser, expect, type Page, test } from '@playwright/test';
import { formReady } from '../../../admin/screenReady.ts';
import { newPerson, type Person } from '../../../people.ts';
import { cmsOrigin } from '../../../product.ts';
import { adminHeaders } from '../../../signIn.ts';

/** A browser of its own in which a person has a page open. */
async function opens(
  browser: Browser,
  { email, password }: Person,
  id: number,
  locale = 'en',
): Promise<Page> {
  const context = await browser.newContext();
  await context.request.post(`${cmsOrigin}/api/users/login`, { data: { email, password } });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${cmsOrigin}/admin/collections/pages/${id}?locale=${locale}`);
  await formReady(page);
  return page;
}

const saved = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' &&
      answer.url().includes('/api/pages/') &&
      answer.url().includes('autosave'),
  );

test('two people on one page: both are told of each other, a stale save shows both texts, and nobody’s words vanish', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const headers = await adminHeaders();
  const data = {
    type: 'lego_page',
    title: 'For two',
    field_lead: 'Lead',
    alias: `/two-${Date.now()}/`,
    field_domain_access: ['HIM'],
    _status: 'published',
  };
  const made = await request.post(`${cmsOrigin}/api/pages?locale=en`, { headers, data });
  const { id } = (await made.json()).doc as { id: number };
  const stored = async () =>
    (
      await request.get(
        `${cmsOrigin}/api/pages/${id}?draft=true&depth=0&locale=en&fallback-locale=none`,
        { headers },
      )
    ).json();
  try {
    const [ana, bea] = [await newPerson('admin'), await newPerson('admin')];
    const first = await opens(browser, ana, id);
    const second = await opens(browser, bea, id);
    await expect(second.getByText(`${ana.email} (EN)`)).toBeVisible();
    // Who was there first asks again every ten seconds.
    await first.clock.fastForward(10_000);
    await expect(first.getByText(`${bea.email} (EN)`)).toBeVisible();

    // Ana writes two fields, and goes on while the first autosave is on its way: her own saves are
    // never in her way.
    const once = saved(first);
    await first.locator('#field-title').press('End');
    await first.locator('#field-title').pressSequentially(' by Ana', { delay: 60 });
    expect((await once).status()).toBe(200);
    const again = saved(first);
    await first.locator('#field-field_lead').press('End');
    await first.locator('#field-field_lead').pressSequentially(' by Ana', { delay: 60 });
    expect((await again).status()).toBe(200);
    await expect(first.getByRole('dialog')).toBeHidden();

    const refused = saved(second);
    await second.locator('#field-title').press('End');
    await second.locator('#field-title').pressSequentially(' by Bea', { delay: 30 });
    expect((await refused).status()).toBe(409);
    const dialog = second.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toContainText(ana.email);
    await expect(dialog.getByRole('group', { name: 'Title' })).toContainText('For two by Bea');
    await expect(dialog.getByRole('group', { name: 'Title' })).toContainText('For two by Ana');
    await expect(dialog).toContainText('Taken over from there: Lead');
    const merged = saved(second);
    await dialog.getByRole('button', { name: 'Go on with these texts' }).click();
    expect((await merged).status()).toBe(200);
    await expect(second.locator('#field-field_lead')).toHaveValue('Lead by Ana');
    await expect.poll(async () => (await stored()).title).toBe('For two by Bea');
    expect((await stored()).field_lead).toBe('Lead by Ana');

    // Now it is Ana's form that is stale, and she takes the other text.
    const stale = saved(first);
    await first.locator('#field-title').press('End');
    await first.locator('#field-title').pressSequentially('!', { delay: 30 });
    expect((await stale).status()).toBe(409);
    await first
      .getByRole('dialog')
      .getByRole('group', { name: 'Title' })
      .getByLabel('The other text')
      .check();
    await first.getByRole('dialog').getByRole('button', { name: 'Go on with these texts' }).click();
    await expect(first.locator('#field-title')).toHaveValue('For two by Bea');
    await expect(first.getByRole('dialog')).toBeHidden();
    expect(await stored()).toMatchObject({ title: 'For two by Bea', field_lead: 'Lead by Ana' });

    // A translator beside them is in nobody's way.
    const third = await opens(browser, ana, id, 'es');
    const spanish = saved(third);
    await third.locator('#field-title').fill('Para dos');
    expect((await spanish).status()).toBe(200);
    const english = saved(second);
    await second.locator('#field-field_lead').press('End');
    await second.locator('#field-field_lead').pressSequentially(', too', { delay: 30 });
    expect((await english).status()).toBe(200);
    expect(await stored()).toMatchObject({
      title: 'For two by Bea',
      field_lead: 'Lead by Ana, too',
    });
  } finally {
    await request.delete(`${cmsOrigin}/api/pages/${id}`, { headers });
  }
});
