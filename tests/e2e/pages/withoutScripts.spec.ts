import { expect, test } from '@playwright/test';
import { at } from '../../product.ts';

test.use({ javaScriptEnabled: false });

test('the header works without scripts', {
  tag: [
    ...['@S2.header.1', '@S2.header.2', '@S2.header.3', '@S2.header.4', '@S2.header.6'],
    ...['@S2.header.7', '@S2.header.8'],
  ],
}, async ({ page }) => {
  await page.goto(at('HIM', '/en/'));
  const header = page.locator('header').first();
  await expect(header.getByRole('link', { name: /home page/i })).toHaveAttribute('href', '/en/');
  await expect(header.locator('a[hreflang="ar"], a[lang="ar"]').first()).toHaveAttribute(
    'href',
    /\/ar\//,
  );
  await expect(header.getByRole('navigation').first()).toBeVisible();
});

test('the mobile menu opens without scripts', { tag: ['@S1.header.1', '@S1.header.3'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('SEG', '/ar/'));
  await page.locator('[data-mobile-menu] > summary').click();
  await expect(page.locator('[data-mobile-menu] nav').locator('a, summary').first()).toBeVisible();
});

test('search works without scripts', { tag: ['@S1.product.9'] }, async ({ page }) => {
  await page.goto(at('HIM', '/en/search/'));
  const main = page.locator('main');
  await main.getByRole('searchbox').fill('hotel');
  await main.getByRole('searchbox').press('Enter');
  await expect(main.locator('[data-results-list] a').first()).toBeVisible();
});

test('a form stands once without scripts, and can be sent', async ({ page }) => {
  for (const url of [
    at('HIM', '/ar/contact/'),
    at('SHMS', '/es/visit/'),
    at('CR', '/en/livechat/'),
  ]) {
    await page.goto(url);
    const forms = page.locator('[data-form-slot] form').filter({ visible: true });
    await expect(forms, url).toHaveCount(1);
    await expect(forms.locator('input:checked'), url).toHaveCount(0);
    await expect(forms.locator('[type="submit"]').filter({ visible: true }), url).not.toHaveCount(
      0,
    );
  }
});

test('a refusal is in view without scripts, and what was typed is below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(at('HIM', '/en/apply/'));
  const form = page.locator('form[data-plain-form]');
  await form.locator('[name=Surname]').fill('Rossi');
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await form.locator('[type=submit]').click();
  await expect(page.locator('main [role=alert]')).toBeInViewport();
  await expect(page.locator('form[data-plain-form] [name=Surname]')).toHaveValue('Rossi');
});

test('each film has its picture without scripts, as wide as the page, and stands once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(at('SEG', '/ar/'));
  const films = page.locator('video').filter({ visible: true });
  await expect(films).toHaveCount(2);
  for (const film of await films.all()) {
    await expect(film).toHaveAttribute('poster', /^\/img\//);
    expect((await film.boundingBox())?.width).toBeGreaterThan(300);
  }
});
