import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { openRow } from '../../../admin/openRow.ts';
import { formReady } from '../../../admin/screenReady.ts';
import { counted } from '../../../counted.ts';
import { dataDir } from '../../../dataDir.ts';
import { hideConsent } from '../../../forms/formPage.ts';
import { openPopupsAtOnce } from '../../../forms/popupPage.ts';
import { get } from '../../../get.ts';
import { enter, isLive, live, makePage, open, publish, remove } from '../../../newsroom.ts';
import { at, cmsOrigin } from '../../../product.ts';
import { adminHeaders } from '../../../signIn.ts';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });

test('an editor: a pop-up in at most ten actions, and it opens for a visitor', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  await enter(context, 'editor');
  const heading = `Come up ${crypto.randomUUID().slice(0, 8)}`;
  // No journey visits HIM's pages of this type.
  const { alias, title } = await makePage({ type: 'school' });
  await isLive(alias, title);
  const work = counted(page);
  try {
    await open(page, '/collections/popups');
    await work.click('a[aria-label^="Create new"]');
    await page.waitForURL(/popups\/create/);
    await formReady(page);
    await work.write('#field-field_heading', heading);
    await work.write('#field-field_delay_time', '20');
    await work.write('#field-field_display_after_days', '7');
    await work.choose('#field-field_include_urls', 'School');
    await work.click('#field-field_forms .array-field__add-row');
    const brand = page.locator('#field-field_forms__0__brand');
    await expect(brand).toContainText('HIM');
    await work.choose('#field-field_forms__0__form', 'him-popup');
    await work.click(publish);
    await isLive(alias, 'data-popup');
    expect(work.actions()).toBeLessThanOrEqual(10);
    const visitor = await browser.newPage();
    await hideConsent(visitor);
    await openPopupsAtOnce(visitor);
    await visitor.goto(at('HIM', `/en${alias}`));
    const dialog = visitor.locator('dialog[open]').filter({ hasText: heading });
    await expect(dialog.locator('form[data-lead-form=popup]')).toBeVisible();
  } finally {
    await remove('popups', 'field_heading', heading);
    await remove('pages', 'title', title);
  }
});

interface Menu {
  readonly id: number;
  readonly items: { readonly title?: string }[];
}

test('an editor: an entry of a menu in at most seven actions', async ({ page, context }) => {
  test.setTimeout(120_000);
  await enter(context, 'editor');
  const title = `Entry ${crypto.randomUUID().slice(0, 8)}`;
  const headers = { ...(await adminHeaders()), 'content-type': 'application/json' };
  const query = 'where[brand][equals]=HIM&where[group][equals]=footer&depth=0&locale=en';
  const answer = await fetch(`${cmsOrigin}/api/menus?${query}`, { headers });
  const [menu] = ((await answer.json()) as { docs: Menu[] }).docs;
  const { alias } = await makePage();
  const work = counted(page);
  try {
    await open(page, '/collections/menus');
    await work.click(page.locator('.collection-list tbody a').filter({ hasText: 'Footer' }));
    await page.waitForURL(/menus\/\d+/);
    await formReady(page);
    await work.click('#field-items .blocks-field__drawer-toggler');
    const drawer = page.getByRole('dialog');
    await work.click(drawer.getByRole('button', { name: 'Item', exact: true }));
    const rowId = `items-row-${menu?.items.length}`;
    const row = `#field-items__${menu?.items.length}__`;
    const text = page.locator(`${row}title`);
    // A new row is folded; opened before the server has answered with its state, it folds again.
    await work.click(`[id="${rowId}"] .collapsible__toggle`);
    await openRow(page, rowId, text);
    await work.write(text, title);
    await work.write(`${row}relative`, alias);
    await work.click(publish);
    await expect(async () => {
      expect((await get(at('HIM', `/en${alias}`))).text).toContain(title);
    }).toPass(live);
    expect(work.actions()).toBeLessThanOrEqual(7);
  } finally {
    // The editor has it open.
    await fetch(`${cmsOrigin}/api/menus/${menu?.id}?locale=en&overrideLock=true`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ items: menu?.items }),
    });
  }
});

test('an editor: a change is scheduled with five actions, stands in the calendar, and goes live by itself', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await enter(context, 'editor');
  const { alias, id, title } = await makePage();
  const work = counted(page);
  await open(page, `/collections/pages/${id}?locale=en`);
  await work.write('#field-title', `${title} next`);
  // Without a saved change there is nothing to publish, and the drawer offers the removal.
  await expect(page.getByTitle('Status: Changed')).toBeVisible();
  await work.click('.form-submit .popup-button');
  await work.click('#schedule-publish');
  const drawer = page.locator('.schedule-publish');
  await expect(drawer.locator('.radio-input--is-selected')).toHaveText('Publish');
  const time = drawer.locator('.date-time-picker input').first();
  await work.write(time, 'Nov 24, 2031 10:00 AM');
  await time.press('Tab');
  await work.click(drawer.locator('#scheduled-publish-save'));
  await expect(drawer.locator('.schedule-publish__upcoming tbody tr')).toHaveCount(1);
  expect(work.actions()).toBe(5);
  expect((await get(at('HIM', `/en${alias}`))).text).not.toContain(`${title} next`);
  // Brought forward, it is due while the form may still be saving, which no real one is.
  await expect.poll(() => draftTitle(id)).toBe(`${title} next`);
  expect(bringForward(id)).toEqual(['2031-11-24T09:00:00.000Z']);
  await expect(async () => {
    expect((await get(at('HIM', `/en${alias}`))).text).toContain(`${title} next`);
  }).toPass({ timeout: 30_000, intervals: [1000] });
});

async function draftTitle(id: number): Promise<string> {
  const address = `${cmsOrigin}/api/pages/${id}?draft=true&depth=0&locale=en`;
  const answer = await fetch(address, { headers: await adminHeaders() });
  return ((await answer.json()) as { title: string }).title;
}

/** Lets what is scheduled for a page be due now; answers for when it was. */
function bringForward(id: number): string[] {
  const db = new DatabaseSync(`${dataDir()}/cms.db`, { timeout: 5000 });
  try {
    const own = "from payload_jobs where json_extract(input, '$.doc.value') = ?";
    const jobs = db.prepare(`select id, wait_until ${own}`).all(String(id));
    const now = new Date().toISOString();
    for (const job of jobs)
      db.prepare('update payload_jobs set wait_until = ? where id = ?').run(now, job['id'] ?? 0);
    return jobs.map((job) => String(job['wait_until']));
  } finally {
    db.close();
  }
}
