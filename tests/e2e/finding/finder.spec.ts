import { expect, test } from '@playwright/test';
import { hideConsent } from '../../forms/formPage.ts';
import { at } from '../../product.ts';

test.beforeEach(({ page }) => hideConsent(page));

test('what is typed, opened, folded and focused while programmes are fetched stays', async ({
  page,
}) => {
  const answers: (() => void)[] = [];
  await page.route(/\/en\/programs\/\?/, async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  await page.goto(at('SEG', '/en/programs/'));
  const form = page.locator('[data-finder-form]');
  const found = page.locator('[data-finder-found]');
  const text = form.locator('input[name=q]');
  const facet = (name: string) =>
    form.locator('details').filter({ has: page.locator(`input[name=${name}]`) });
  await form.locator('select').selectOption('title');
  await expect.poll(() => answers.length).toBe(1);
  await expect(found).toHaveAttribute('aria-busy', 'true');
  await facet('intake').locator('summary').click();
  await facet('level').locator('summary').click();
  await text.pressSequentially('hot');
  answers[0]?.();
  await expect(page).toHaveURL(/sort=title/);
  await expect(found).not.toHaveAttribute('aria-busy');
  await expect(facet('intake')).toHaveAttribute('open');
  await expect(facet('level')).not.toHaveAttribute('open');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('hot');

  await page.keyboard.press('Tab');
  await expect(form.locator('select')).toBeFocused();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await expect(page).toHaveURL(/q=hot/);
  await expect(form.locator('select')).toBeFocused();
  await form.locator('select').selectOption('fee');
  await facet('intake').locator('summary').focus();
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.();
  await expect(page).toHaveURL(/sort=fee/);
  await expect(facet('intake').locator('summary')).toBeFocused();
});

test('where programmes cannot be fetched in place, the form is submitted', async ({ page }) => {
  await page.route(/level=master/, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 503 }),
  );
  await page.goto(at('SEG', '/en/programs/'));
  const master = page.locator('[data-finder-form] input[name=level][value=master]');
  await master.click();
  // With its empty field: the browser's own address.
  await expect(page).toHaveURL(/[?&]q=&.*level=master/);
  await expect(master).toBeChecked();
});

for (const moment of ['before', 'after'] as const)
  test(`without a network ${moment} the first filter, the programs stay, and the finder says so`, async ({
    page,
  }) => {
    await page.goto(at('SEG', '/en/programs/'));
    const programs = page.locator('[data-finder-found] li:visible');
    const filter = (level: string) =>
      page.locator(`[data-finder-form] input[name=level][value=${level}]`);
    if (moment === 'after') {
      await filter('bachelor').click();
      await expect(page).toHaveURL(/level=bachelor/);
    }
    const before = await programs.count();
    expect(before).toBeGreaterThan(0);
    await page.context().setOffline(true);
    await filter('master').click();
    await expect(page.getByText('The list of programs cannot be loaded right now')).toBeVisible();
    await expect(filter('master')).not.toBeChecked();
    await expect(programs).toHaveCount(before);
  });
