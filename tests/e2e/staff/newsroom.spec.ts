import { expect, test } from '@playwright/test';
import { formReady, listReady } from '../../admin/screenReady.ts';
import { fillByPointer, openForm, solveCaptcha } from '../../forms/formPage.ts';
import { inTurn } from '../../inTurn.ts';
import { makeProgram, remove } from '../../newsroom.ts';
import { at, cmsOrigin } from '../../product.ts';
import { listAdminScreens, watchForeign } from '../../screens.ts';
import { keepSession, signInAs } from '../../signedInPerson.ts';
import { adminHeaders } from '../../signIn.ts';
import { watchViolations } from '../../violations.ts';

test.use({ viewport: { width: 1440, height: 900 } });
const list = (slug: string) => `${cmsOrigin}/admin/collections/${slug}`;

for (const [row, language] of ['en', 'ar'].entries()) {
  test(`no screen that an administrator opens in ${language} violates its policy, loads foreign things or is too wide`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const headers = await adminHeaders();
    await keepSession(context, headers['authorization']?.slice(4) ?? '', language);
    const violations = await watchViolations(context);
    const foreign = watchForeign(page);
    const wide: string[] = [];
    // By day a screen is opened in one language, by night in both; a list stands before its form.
    const all = await listAdminScreens(headers);
    for (const screen of inTurn(all, (_, at) => Math.floor(at / 2) % 2 === row)) {
      await page.goto(screen);
      await expect(
        page
          .locator(
            '.template-default__wrap h1, .template-default__wrap h2, .doc-header, .dashboard',
          )
          .first(),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const [scroll, client] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        if ((scroll ?? 0) > (client ?? 0)) wide.push(`${screen} at ${width}: ${scroll}`);
      }
    }
    expect(violations).toEqual([]);
    expect(foreign).toEqual([]);
    expect(wide).toEqual([]);
  });
}

test("an editor's Back returns to a list that was opened by its address, as it was searched", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await signInAs(context, 'editor');
  for (const slug of ['pages', 'media', 'menus', 'campaigns', 'popups']) {
    // The list moves while it wakes, and a click would meet another element.
    await page.goto(list(slug), { waitUntil: 'networkidle' });
    await listReady(page);
    const first = page.locator('.collection-list tbody tr a').first();
    const name = await first.textContent();
    await first.click();
    // The document's screen is rendered before its address shows.
    await expect(page).toHaveURL(/\/\d+(\?|$)/, { timeout: 30_000 });
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${slug}\\?`));
    await expect(page.locator('.collection-list tbody tr a').first()).toHaveText(name ?? '');
  }
  await page.locator('.search-filter input').fill('no such thing');
  await expect(page).toHaveURL(/search=/);
});

test('a list of ten pictures weighs less than 300 KB for an editor', async ({ page, context }) => {
  await signInAs(context, 'editor');
  let weight = 0;
  page.on('response', async (answer) => {
    if (/\/api\/media\//.test(answer.url()))
      weight += (await answer.body().catch(() => Buffer.alloc(0))).length;
  });
  await page.goto(list('media'));
  await expect(page.locator('.collection-list tbody img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // A body is counted once it is read, which may be after the network rests.
  await expect.poll(() => weight).toBeGreaterThan(1000);
  expect(weight).toBeLessThan(300_000);
});

test('admissions read an enquiry as a letter, with ways to answer, and the CRM folded', async ({
  page,
  context,
  browser,
}) => {
  const visitor = await browser.newPage();
  const form = await openForm(visitor, at('HIM', '/en/contact/'));
  const email = `letter.${crypto.randomUUID()}@visitor.swiss`;
  await fillByPointer(form, (name, type) =>
    type === 'email'
      ? email
      : name === 'Phone'
        ? '+41 79 123 45 67'
        : name === 'Question'
          ? 'May I bring my dog?'
          : 'Ana',
  );
  await solveCaptcha(form);
  await form.locator('button[type=submit]').click();
  await expect(visitor.locator('[data-reference]')).toHaveText(/^HIM-/);
  const reference = (await visitor.locator('[data-reference]').textContent()) ?? '';
  await signInAs(context, 'admissions');
  await expect(async () => {
    await page.goto(`${list('leads')}?search=${reference}`);
    await expect(page.getByRole('link', { name: reference })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await listReady(page);
  await page.getByRole('link', { name: reference }).click();
  const letter = page.locator(`[data-lead="${reference}"]`);
  await expect(letter).toBeVisible({ timeout: 30_000 });
  await expect(letter.locator('[data-message]')).toHaveText('May I bring my dog?');
  const hrefs = await letter
    .locator('section a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^mailto:${email}`),
      'tel:+41791234567',
      'https://wa.me/41791234567',
    ]),
  );
  await expect(
    letter.locator('dt').filter({ hasText: /^(Question|Email|TermsAndConditions)$/ }),
  ).toHaveCount(0);
  await expect(letter.locator('details')).not.toHaveAttribute('open');
  await expect(letter.getByText('idempotency_key')).toBeHidden();
});

test("an editor's preview keeps its place while words are saved, and shows what was reverted to", async ({
  page,
  context,
}) => {
  const program = await makeProgram();
  try {
    await signInAs(context, 'editor');
    await page.goto(`${list('pages')}/${program.id}?locale=en`);
    await formReady(page);
    await page.locator('#live-preview-toggler').click();
    const shown = page.frameLocator('#live-preview-iframe').locator('h1');
    await expect(shown).toHaveText(program.title);
    const scroll = () =>
      page
        .frames()
        .find((one) => one.url().includes('/preview/'))
        ?.evaluate(() => Math.round(scrollY));
    await expect(async () => {
      await page
        .frames()
        .find((one) => one.url().includes('/preview/'))
        ?.evaluate(() => void scrollTo(0, 900));
      await page.waitForTimeout(500);
      expect(await scroll()).toBeGreaterThan(850);
    }).toPass({ timeout: 20_000 });
    await page.locator('#field-title').fill(`${program.title} tonight`);
    await expect(shown).toHaveText(`${program.title} tonight`, { timeout: 15_000 });
    // Within what the browser moves to keep the words in view still, while fonts and pictures come.
    await expect.poll(scroll).toBeGreaterThan(850);
    expect(await scroll()).toBeLessThan(950);
    await expect(page.locator('.autosave')).toContainText('Last saved');
    await page.locator('#action-revert-to-published').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(shown).toHaveText(program.title, { timeout: 15_000 });
    await expect.poll(scroll).toBeGreaterThan(850);
  } finally {
    await remove('pages', 'alias', program.alias);
  }
});
