import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../../admin/adminAxe.ts';
import { inTurn } from '../../../inTurn.ts';
import { newPerson } from '../../../people.ts';
import { cmsOrigin } from '../../../product.ts';
import { keepSession } from '../../../signedInPerson.ts';

// The checker brings its own script, which the policy would rightly refuse.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const recoveryCodes = Array.from({ length: 10 }, (_, at) => `abcd-efg${at}-hjkm`);
const submit = 'form button[type=submit]';
const open = (page: Page, path: string) => page.goto(`${cmsOrigin}/admin${path}`);

/** Lets the backend answer a call as it does to somebody in another state. */
const answer = (page: Page, path: string, status: number, json: object) =>
  page.route(`**/api/users/${path}`, (route) => route.fulfill({ status, json }));

async function giveAddress(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('#field-email').fill(`${crypto.randomUUID()}@concierge.example`);
}

async function givePassword(page: Page): Promise<void> {
  await open(page, '/login');
  await giveAddress(page);
  await page.locator('#field-password').fill('wrong-horse-9');
  await page.locator(submit).click();
}

/** What an authenticator app would get. */
async function startEnrolment(headers: Record<string, string>): Promise<object> {
  const started = await fetch(`${cmsOrigin}/api/users/second-factor/start`, {
    method: 'POST',
    headers,
  });
  expect(started.status).toBe(200);
  return (await started.json()) as object;
}

/** Words take room on telephones; where there is plenty, both directions of writing are enough. */
const readers = [
  { width: 390, language: 'en' },
  { width: 390, language: 'es' },
  { width: 390, language: 'ar' },
  { width: 390, language: 'ru' },
  { width: 1280, language: 'en' },
  { width: 1280, language: 'ar' },
] as const;
/** The longest words, the other direction, and a wide window. */
const byDay = ['390 ru', '390 ar', '1280 en'];

for (const { width, language } of inTurn(readers, (one) =>
  byDay.includes(`${one.width} ${one.language}`),
)) {
  const where = `at ${width} px in ${language}`;
  test.describe(where, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(({ context }) =>
      context.addCookies([{ name: 'payload-lng', value: language, url: cmsOrigin }]),
    );

    test(`signing in is accessible ${where}`, async ({ page }) => {
      await open(page, '/login');
      await expectAccessible(page, 'sign-in');
      await givePassword(page);
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
      await expectAccessible(page, 'a wrong password');

      const { headers } = await newPerson('editor', ['HIM']);
      const enrolment = await startEnrolment(headers);
      const refuse = (data: object) =>
        answer(page, 'login', 401, { errors: [{ message: 'No.', data }] });
      await refuse({ factor: 'code' });
      await givePassword(page);
      await expect(page.locator('input[name=code]')).toBeVisible();
      await expectAccessible(page, 'second factor');
      await page.locator('input[name=code]').fill('000000');
      await page.locator(submit).click();
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
      await expectAccessible(page, 'a wrong code');
      await refuse({ factor: 'setUp', enrolment });
      await givePassword(page);
      await expect(page.getByRole('img')).toBeVisible();
      await expectAccessible(page, 'setting up a second factor to sign in');
      await answer(page, 'login', 200, { recoveryCodes });
      await page.locator('input[name=code]').fill('000000');
      await page.locator(submit).click();
      await expect(page.getByText(recoveryCodes[9] ?? '')).toBeVisible();
      await expectAccessible(page, 'recovery codes at sign-in');
    });

    test(`a forgotten password is accessible ${where}`, async ({ page }) => {
      await open(page, '/forgot');
      await expectAccessible(page, 'forgotten password');
      await page.locator(submit).click();
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
      await expect(page.locator('#field-email')).toBeFocused();
      await expectAccessible(page, 'no address');
      await giveAddress(page);
      await page.locator(submit).click();
      await expect(page.locator('#field-email')).toHaveCount(0);
      await expectAccessible(page, 'link sent');
      await open(page, '/reset/no-such-link');
      await expectAccessible(page, 'new password');
      await page.locator('#field-password').fill('wrong-horse-9');
      await page.locator('#field-confirm-password').fill('other-horse-9');
      await page.locator(submit).click();
      await expectAccessible(page, 'two passwords');
      await page.locator('#field-confirm-password').fill('wrong-horse-9');
      await page.locator(submit).click();
      await expectAccessible(page, 'a link that has ended');
    });

    test(`an account's security is accessible ${where}`, async ({ context, page }) => {
      const { headers } = await newPerson('brandManager', ['HIM']);
      await keepSession(context, headers['authorization']?.slice(4) ?? '', language);
      await open(page, '/account');
      await expect(page.locator('[data-sessions] tbody tr')).toHaveCount(1);
      await expectAccessible(page, 'account');
      await answer(page, 'second-factor/confirm', 200, { recoveryCodes });
      await page.locator('[data-act=set-up-factor]').click();
      await expect(page.locator('input[name=code]')).toBeVisible();
      await expectAccessible(page, 'setting up a second factor');
      await page.locator('input[name=code]').fill('000000');
      await page.locator('input[name=code]').press('Enter');
      await expect(page.getByText(recoveryCodes[9] ?? '')).toBeVisible();
      await expectAccessible(page, 'recovery codes');
      await answer(page, '*/security', 200, {
        isOwn: true,
        isFresh: false,
        codesLeft: 10,
        isRequired: false,
      });
      await open(page, '/account');
      const password = page.locator('[data-confirm] input');
      await password.fill('wrong-horse-9');
      await password.press('Enter');
      await expect(page.locator('[data-confirm]').getByRole('alert')).toContainText(/\S/);
      await expectAccessible(page, 'a fresh sign-in');
    });
  });
}
