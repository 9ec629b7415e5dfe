import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, test } from '@playwright/test';
import { formReady, listReady, screenReady } from '../../../admin/screenReady.ts';
import { dataDir } from '../../../dataDir.ts';
import { takenByCrm } from '../../../forms/arrivals.ts';
import { fillByPointer, openForm, solveCaptcha } from '../../../forms/formPage.ts';
import { at, cmsOrigin } from '../../../product.ts';
import { admin } from '../../../signIn.ts';

const list = `${cmsOrigin}/admin/collections/leads`;

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ page }) => {
  await page.goto(`${cmsOrigin}/admin/login`);
  await page.locator('#field-email').fill(admin.email);
  await page.locator('#field-password').fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 2 })).toBeVisible();
});

/**
 * Opens an enquiry the way a person does: the reference typed into the list's search, then the row
 * clicked.
 */
async function find(page: Page, reference: string): Promise<void> {
  await page.goto(list);
  await listReady(page);
  await page.locator('.search-filter input').fill(reference);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: reference }).click();
  await expect(page.locator(`[data-lead="${reference}"]`)).toBeVisible({ timeout: 20_000 });
}

const answered = (page: Page, words: string) => expect(page.getByText(words)).toBeVisible();
const timesAtCrm = async (reference: string): Promise<number> => {
  const received = (await (
    await fetch(`http://127.0.0.1:${process.env['E2E_CRM_PORT'] ?? 3950}/received`)
  ).json()) as {
    reference: string;
  }[];
  return received.filter((one) => one.reference === reference).length;
};

/** Sends HIM's contact form; without a script it is held for review. */
async function enquire(page: Page, email: string, plain = false): Promise<string> {
  const url = at('HIM', '/en/contact/');
  if (plain) await page.goto(url);
  const form = plain ? page.locator('form[data-plain-form=contact]') : await openForm(page, url);
  await fillByPointer(form, (name, type) =>
    type === 'email' ? email : name === 'Phone' ? '+41 79 123 45 67' : 'Ana',
  );
  if (!plain) await solveCaptcha(form);
  await form.locator('button[type=submit]').click();
  const shown = page.locator('[data-reference]');
  await expect(shown).toHaveText(/^HIM-/);
  return (await shown.textContent()) ?? '';
}

const address = () => `inbox.${crypto.randomUUID()}@visitor.swiss`;

test('an enquiry is found by its reference, handed to the CRM again, exported, and erased', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const visitor = await browser.newPage();
  const reference = await enquire(visitor, address());
  await takenByCrm([reference]);
  await find(page, reference);
  await page.getByRole('button', { name: 'Resend' }).click();
  await answered(page, 'Queued for the CRM.');
  await expect.poll(() => timesAtCrm(reference), { timeout: 15_000 }).toBe(2);

  await page.goto(list);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^enquiries-.*\.csv$/);
  const csv = Buffer.concat(await (await download.createReadStream()).toArray()).toString();
  expect(csv).toContain(`"${reference}"`);

  await find(page, reference);
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await answered(page, 'Erased.');
  // The list may be empty now.
  await expect(page.locator('.search-filter input')).toBeVisible();
  await screenReady(page);
  await page.locator('.search-filter input').fill(reference);
  await expect(page.getByRole('heading', { name: 'No Results.' })).toBeVisible();
});

test('what an officer notes in one tab is not overwritten from another, which shows both notes', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const reference = await enquire(await browser.newPage(), address());
  await expect.poll(() => timesAtCrm(reference), { timeout: 15_000 }).toBe(1);
  await find(page, reference);
  const other = await context.newPage();
  await other.goto(page.url());
  const save = async (tab: Page, note: string, answer: RegExp | string) => {
    await formReady(tab);
    await tab.locator('#field-note').fill(note);
    await tab.locator('#action-save').click();
    await expect(tab.getByText(answer).first()).toBeVisible();
  };
  await save(page, 'Called, will write', 'Updated successfully.');
  const dialog = other.getByRole('dialog');
  await save(other, 'Asks for a brochure', /^You have saved this in another window/);
  await expect(dialog.getByRole('group')).toContainText('Called, will write');
  await expect(dialog.getByRole('group')).toContainText('Asks for a brochure');
  await dialog.getByLabel('The other text').check();
  await dialog.getByRole('button', { name: 'Go on with these texts' }).click();
  await expect(dialog).toBeHidden();
  // What was chosen is saved.
  await expect(other.getByText('Updated successfully.').first()).toBeVisible();
  await expect(other.getByText('Updated successfully.')).toHaveCount(0, { timeout: 20_000 });
  await expect(other.locator('#field-note')).toHaveValue('Called, will write');
  await save(other, 'Called, will write. Wants a brochure', 'Updated successfully.');
  await other.reload();
  await expect(other.locator('#field-note')).toHaveValue('Called, will write. Wants a brochure');
});

test('an enquiry that was held because it came without scripts goes on when a person releases it', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const reference = await enquire(visitor, address(), true);
  await expect(async () => find(page, reference)).toPass({ timeout: 20_000 });
  expect(await timesAtCrm(reference)).toBe(0);
  const note = page.locator('#field-note');
  await note.fill('Looks like a person.');
  await page.getByRole('button', { name: 'Release' }).click();
  await answered(page, 'Released.');
  await takenByCrm([reference]);
  await page.reload();
  await expect(note).toHaveValue('Looks like a person.');
  // Nobody else writes here: what the CRM has taken meanwhile is no edit. The screen that comes
  // after the button is late, and takes nothing away that is typed.
  await page.route(/_rsc=/, async (route) => {
    await new Promise((later) => setTimeout(later, 2000));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Resend' }).click();
  await answered(page, 'Queued for the CRM.');
  await note.fill('Called back.');
  await expect.poll(() => timesAtCrm(reference), { timeout: 15_000 }).toBe(2);
  await page.unroute(/_rsc=/);
  await page.locator('#action-save').click();
  await answered(page, 'Updated successfully.');
  await page.reload();
  await expect(note).toHaveValue('Called back.');
});

test('what the backend refused for good is shown with its reason, and taken again by a button once the cause is gone', async ({
  page,
}) => {
  const outbox = new DatabaseSync(`${dataDir()}/spool.db`, { timeout: 5000 });
  const key = crypto.randomUUID();
  const reference = `HIM-DEAD-${Math.floor(10 + Math.random() * 89)}`;
  const body = (brand: string) =>
    JSON.stringify({
      key,
      reference,
      brand,
      type: 'contact',
      lang: 'en',
      fields: { Name: 'Ana', Email: address() },
      source: '/en/contact/',
      received_at: new Date().toISOString(),
    });
  const row = page.locator(`[data-dead-letter="${reference}"]`);
  try {
    outbox
      .prepare(
        'INSERT INTO leads (key, reference, digest, body, received_at, next_at) VALUES (?, ?, ?, ?, ?, 0)',
      )
      .run(key, reference, key, body('NONE'), Date.now());
    await expect(async () => {
      await page.goto(`${cmsOrigin}/admin`);
      await expect(row).toContainText('invalid', { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    await expect(page.getByRole('alert').first()).toContainText(
      'Refused by this backend and kept at the site: 1.',
    );
    outbox.prepare('UPDATE leads SET body = ? WHERE key = ?').run(body('HIM'), key);
    await screenReady(page);
    await row.getByRole('button', { name: 'Take again' }).click();
    await answered(page, 'The site hands it over within seconds.');
    await takenByCrm([reference]);
    await page.reload();
    await expect(row).toHaveCount(0);
    await find(page, reference);
  } finally {
    // A row that stayed would be counted by the next run.
    outbox.prepare('DELETE FROM leads WHERE key = ?').run(key);
    outbox.close();
  }
});

test('a mail that did not leave is shown with its attempts; without a mail server that is said, and nothing promised', async ({
  page,
}) => {
  const db = new DatabaseSync(`${dataDir()}/cms.db`, { timeout: 5000 });
  const { id } = db
    .prepare(
      "INSERT INTO mails (brand, \"to\", subject, kind, state, attempts, key) VALUES ('HIM', ?, 'Not sent', 'confirmation', 'failed', 100, ?) RETURNING id",
    )
    .get(address(), crypto.randomUUID()) as { id: number };
  try {
    await page.goto(`${cmsOrigin}/admin`);
    const row = page.locator(`[data-mail="${id}"]`);
    await expect(row).toContainText('Not sent');
    await expect(row).toContainText('100');
    await answered(page, 'No mail server is configured: mails wait in the outbox.');
    await expect(row.getByRole('button')).toHaveCount(0);
    for (const screen of ['', `/${id}`]) {
      await page.goto(`${cmsOrigin}/admin/collections/mails${screen}`);
      await answered(page, 'No mail server is configured: mails wait in the outbox.');
      await expect(page.getByRole('button', { name: 'Try now' })).toHaveCount(0);
    }
  } finally {
    db.prepare('DELETE FROM mails WHERE id = ?').run(id);
    db.close();
  }
});
