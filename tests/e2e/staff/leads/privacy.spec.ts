import { expect, test } from '@playwright/test';
import { fillByPointer, openForm, solveCaptcha } from '../../../forms/formPage.ts';
import { at, cmsOrigin } from '../../../product.ts';
import { admin, adminHeaders } from '../../../signIn.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** How many enquiries bear a reference, the trash included. */
async function countLeads(reference: string): Promise<number> {
  const query = `where[reference][equals]=${reference}&trash=true`;
  const answer = await fetch(`${cmsOrigin}/api/leads/count?${query}`, {
    headers: await adminHeaders(),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { totalDocs: number }).totalDocs;
}

test('an officer finds one person, downloads the copy, erases, and is shown that nothing is left; in Arabic too', async ({
  page,
}) => {
  const email = `privacy.${crypto.randomUUID()}@visitor.swiss`;
  const form = await openForm(page, at('HIM', '/en/contact/'));
  await fillByPointer(form, (name, type) =>
    type === 'email' ? email : name === 'Phone' ? '+41 79 123 45 67' : 'Ana',
  );
  await solveCaptcha(form);
  await form.locator('button[type=submit]').click();
  const shown = page.locator('[data-reference]');
  await expect(shown).toHaveText(/^HIM-/);
  const reference = (await shown.textContent()) ?? '';

  await page.goto(`${cmsOrigin}/admin/login`);
  await page.locator('#field-email').fill(admin.email);
  await page.locator('#field-password').fill(admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Enquiries', level: 2 })).toBeVisible();
  await page.goto(`${cmsOrigin}/admin/privacy`);
  const section = page.locator('[data-person-desk]');
  const find = async () => {
    await section.getByLabel('Mail address').fill(email.toUpperCase());
    await section.getByRole('button', { name: 'Find' }).click();
  };
  await expect(async () => {
    await find();
    await expect(page.locator('[data-found]')).toContainText(reference, { timeout: 3000 });
  }).toPass();
  expect(page.url()).not.toContain('visitor');
  expect(await countLeads(reference)).toBe(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Download to read' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^person-.*\.html$/);
  await section.getByLabel('Why').selectOption('withdrawal');
  await section.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await expect(section.getByText('Nothing was found in your brands.')).toBeVisible();

  expect(await countLeads(reference)).toBe(0);
  await page.goto(`${cmsOrigin}/admin/collections/leads?search=${reference}`);
  await expect(page.locator('.collection-list .no-results')).toBeVisible();
  await expect(page.locator('.collection-list tbody tr')).toHaveCount(0);
  await page.context().addCookies([{ name: 'payload-lng', value: 'ar', url: cmsOrigin }]);
  await page.goto(`${cmsOrigin}/admin/privacy`);
  await expect(page.getByRole('heading', { name: 'الخصوصية', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', /rtl/i);
  await expect(page.locator('[data-retention]')).toContainText('13');
});
