import { expect, test } from '@playwright/test';
import { newPerson } from '../../../people.ts';
import { cmsOrigin } from '../../../product.ts';
import { signInAs } from '../../../signedInPerson.ts';

test('under Account one sees where one is signed in, and ends all other sessions', async ({
  context,
  page,
}) => {
  const person = await newPerson('editor', ['HIM']);
  await page.goto(`${cmsOrigin}/admin/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`${cmsOrigin}/admin`);
  await page.goto(`${cmsOrigin}/admin/account`);
  const panel = page.locator('[data-sessions]');
  await expect(panel.getByRole('row').filter({ hasText: 'This session' })).toHaveCount(1);
  await panel.getByRole('button', { name: 'End all others' }).click();
  await expect(page.locator('[data-sonner-toast]').first()).toContainText('Sessions ended: 1.');
  await expect(panel.getByRole('row')).toHaveCount(2);
  const me = `${cmsOrigin}/api/users/me`;
  expect((await (await context.request.get(me, { headers: person.headers })).json()).user).toBe(
    null,
  );
});

test('a form whose session has ended keeps what was typed, says so, and is saved after signing in again', async ({
  context,
  page,
}) => {
  await signInAs(context, 'editor');
  await page.goto(`${cmsOrigin}/admin/collections/redirects/create`);
  const from = page.locator('input[name="path"]');
  const typed = `/typed-${Date.now()}/`;
  await from.fill(typed);
  await context.clearCookies({ name: 'payload-token' });
  await page.locator('#action-save').click();
  await expect(page.locator('[data-sonner-toast]').first()).toContainText(
    'Your session has ended, so nothing was saved.',
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('[data-session="ended"]')).toContainText('Sign in in another tab');
  await expect(from).toHaveValue(typed);
  await expect(page).toHaveURL(/redirects\/create/);
  await signInAs(context, 'editor');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.locator('[data-session="ended"]')).toHaveCount(0);
  await expect(from).toHaveValue(typed);
});
