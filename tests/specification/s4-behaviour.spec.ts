import { expect, test } from '@playwright/test';
import { scrollTo } from '../scroll.ts';
import { at, daily, fetchContent } from './kit/brandTable.ts';

for (const code of daily('SEG', 'CAA')) {
  test(`${code}: background past 250, back to top past 1340`, {
    tag: ['@S4.header.1', '@S9.scroll.1', '@S4.scrolltop.1', '@S9.scroll.3', '@S1.scrolltop.1'],
  }, async ({ page }) => {
    const { body } = await fetchContent(code, '/en/programs/');
    expect(body.node.type).toBe('lego_page');
    await page.goto(at(code, '/en/'));
    const header = page.getByRole('banner');
    const top = page.getByRole('link', { name: 'Back to top' });
    await scrollTo(page, 250);
    await expect(header).not.toHaveAttribute('data-background');
    await scrollTo(page, 251);
    await expect(header).toHaveAttribute('data-background');
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await scrollTo(page, 1340);
    await expect(top).toBeHidden();
    await scrollTo(page, 1341);
    await expect(top).toBeVisible();
    await expect(top).toHaveCSS('opacity', '1');
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

for (const code of daily('SEG', 'HIM'))
  test(`${code}: back to top works before consent is answered`, {
    tag: '@S1.scrolltop.1',
  }, async ({ page }) => {
    await page.goto(at(code, '/en/'));
    await scrollTo(page, 1400);
    await expect(page.getByRole('dialog', { name: 'Your choice' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to top' }).click({ timeout: 2000 });
  });

test('floating calls to action, which the group alone has, work before consent is answered', {
  tag: '@S1.floating.1',
}, async ({ page }) => {
  await page.goto(at('SEG', '/en/'));
  await scrollTo(page, 1400);
  await expect(page.getByRole('dialog', { name: 'Your choice' })).toBeVisible();
  const link = page.locator('[data-chrome] a', { hasText: 'Get the brochure' }).last();
  await link.click({ timeout: 2000 });
});

test('floating calls to action slide out past 400', {
  tag: [
    ...['@S1.floating.1', '@S4.floating.1', '@S9.scroll.2', '@S2.wrapper.9', '@S3.floating.1'],
    ...['@S3.page.6'],
  ],
}, async ({ page }) => {
  const { body } = await fetchContent('SEG', '/en/');
  const [cta] = body.node.field_floating_cta;
  expect(cta).toMatchObject({
    url: expect.any(String),
    title: expect.any(String),
    options: { attributes: { class: expect.any(String) } },
  });
  await page.goto(at('SEG', '/en/'));
  const link = page.locator('[data-chrome] a', { hasText: cta.title }).last();
  await scrollTo(page, 400);
  await expect(link).toBeHidden();
  await scrollTo(page, 401);
  await expect(link).toBeVisible();
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute('href', /\/en\//);
});

for (const code of daily('SEG', 'SHMS')) {
  test(`${code}: the header gives way past its height minus 100`, {
    tag: '@S4.header.2',
  }, async ({ page }) => {
    await page.goto(at(code, '/en/'));
    const header = page.getByRole('banner');
    const height = (await header.boundingBox())?.height ?? 0;
    await scrollTo(page, height - 100);
    await page.waitForTimeout(400);
    await expect(header).toBeInViewport();
    await scrollTo(page, height - 98);
    await expect(header).not.toBeInViewport();
  });

  test(`${code}: the menus dispatch their events as they open and close`, {
    tag: [
      ...['@S4.menu.1', '@S4.menu.2', '@S4.menu.3', '@S4.menu.4', '@S4.menu.5', '@S2.header.7'],
      ...['@S2.header.8'],
    ],
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      for (const name of ['openMainMenu', 'closeMainMenu', 'openApplyNowMenu', 'closeApplyNowMenu'])
        window.addEventListener(name, () => heard.push(name), true);
      for (const name of ['openMainMenu', 'closeMainMenu', 'openApplyNowMenu', 'closeApplyNowMenu'])
        document.addEventListener(name, (event) => !event.bubbles && heard.push(name));
    });
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(at(code, '/en/'));
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByText('Menu', { exact: true }).click();
    await expect.poll(heard).toContain('openMainMenu');
    await page.getByRole('banner').getByText('Close', { exact: true }).click();
    await expect.poll(heard).toContain('closeMainMenu');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(at(code, '/en/'));
    await page.waitForLoadState('networkidle');
    const apply = page.getByRole('banner').getByText('Apply now', { exact: true }).first();
    await apply.click();
    await expect.poll(heard).toContain('openApplyNowMenu');
    await apply.click();
    await expect.poll(heard).toContain('closeApplyNowMenu');
  });

  test(`${code}: submenus open on hover`, { tag: '@S2.header.5' }, async ({ page }) => {
    await page.goto(at(code, '/en/'));
    const menu = page.getByRole('navigation', { name: 'Main navigation' }).first();
    const [group] = (await fetchContent(code, '/en/')).body.menus.main;
    const sub = menu.getByRole('link', { name: group.below[0].title }).first();
    await expect(sub).toBeHidden();
    await menu.getByRole('link', { name: group.title, exact: true }).first().hover();
    await expect(sub).toBeVisible();
  });

  test(`${code}: the pop-up opens after its delay, and its closing is kept for its days`, {
    tag: [
      ...['@S1.popup.1', '@S1.form.10', '@S2.wrapper.8', '@S3.popup.1', '@S3.popup.2'],
      ...['@S3.popup.3', '@S3.popup.4', '@S4.popup.1', '@S4.popup.2', '@S4.popup.3'],
      ...['@S4.popup.5', '@S9.popup.1', '@S9.popup.2', '@S7.form.11'],
    ],
  }, async ({ page, context }) => {
    const { body } = await fetchContent(code, '/en/');
    expect(body.popup.field_attribute).toEqual(expect.any(Array));
    expect(body.popup.field_include_urls).toContain('homepage');
    const begun = Date.now();
    await page.clock.install({ time: begun });
    await page.goto(at(code, '/en/'), { waitUntil: 'networkidle' });
    const popup = page.getByRole('dialog').filter({ hasText: body.popup.field_heading });
    // The page's clock goes on while it loads, and the delay begins somewhere in that time.
    const loadMs = (await page.evaluate(() => Date.now())) - begun;
    await page.clock.pauseAt(begun + body.popup.field_delay_time * 1000 - 500);
    await expect(popup).toBeHidden();
    await page.clock.runFor(loadMs + 1500);
    await page.clock.resume();
    await expect(popup).toBeVisible();
    await expect(page.locator('form[action$="/leads/popup"]')).toBeAttached();
    await popup.getByRole('button', { name: /close/i }).first().click();
    await expect(popup).toBeHidden();
    const cookie = (await context.cookies()).find(({ name }) => name === 'POPUP_CTA_DISPLAYED');
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.abs(days - body.popup.field_display_after_days)).toBeLessThan(0.1);
    await page.goto(at(code, '/en/'));
    await page.waitForLoadState('networkidle');
    await page.clock.runFor((body.popup.field_delay_time + 5) * 1000);
    await expect(popup).toBeHidden();
  });

  for (const fails of [false, true])
    test(`${code}: the newsletter thanks after a call that ${fails ? 'failed' : 'succeeded'}`, {
      tag: [
        ...['@S1.product.10', '@S4.newsletter.1', '@S4.newsletter.2', '@S4.newsletter.3'],
        ...['@S5.newsletter.1', '@S5.newsletter.2', '@S8.newsletter.1', '@S8.newsletter.3'],
        ...['@S7.mail.2', '@S7.mail.3', '@S7.mail.5'],
      ],
    }, async ({ page }) => {
      await page.goto(at(code, '/en/'));
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('textbox', { name: 'E-mail address' }).scrollIntoViewIfNeeded();
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      await expect(footer.getByText('The field is required', { exact: true })).toBeVisible();
      const mailRequest = page.waitForRequest(/\/api\/mail$/);
      if (fails) await page.route(/\/api\/mail/, (route) => route.fulfill({ status: 500 }));
      await footer.getByRole('textbox', { name: 'E-mail address' }).fill('letter@example.com');
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      const sent = new URLSearchParams((await mailRequest).postData() ?? '');
      expect(sent.get('email')).toBe('letter@example.com');
      expect(sent.get('id')).toBe(`${code.toLowerCase()}-school`);
      expect((await mailRequest).method()).toBe('POST');
      await expect(
        footer.getByText('You have just subscribed to our newsletter, thanks', { exact: true }),
      ).toBeVisible();
    });

  test(`${code}: the country of the visitor is kept, and hides the languages that exclude it`, {
    tag: ['@S7.geo.1', '@S7.geo.2', '@S7.geo.3', '@S6.roles.4', '@S6.roles.5', '@S3.language.2'],
  }, async ({ page }) => {
    const { body } = await fetchContent(code, '/en/');
    const excluded = body.menus.languages.find(
      (entry: { exclude_countries: string[] }) => entry.exclude_countries.length > 0,
    );
    const [country] = excluded.exclude_countries;
    await page.route(/\/api\/geolocation/, (route) =>
      route.fulfill({ json: { countryCode: country } }),
    );
    await page.goto(at(code, '/en/'));
    const link = page
      .getByRole('navigation', { name: 'Choose a language' })
      .first()
      .getByRole('link', { name: excluded.title });
    await expect(link).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('countryCode'))).toBe(country);
  });

  test(`${code}: a geolocation that fails is logged, and nobody reads of it`, {
    tag: ['@S8.geo.1', '@S8.geo.2'],
  }, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(/\/api\/geolocation/, (route) => route.fulfill({ status: 500, body: 'oops' }));
    await page.goto(at(code, '/en/'));
    await expect.poll(() => logged.join('\n')).toMatch(/geolocation/i);
    await expect(page.getByText('oops')).toHaveCount(0);
  });

  test(`${code}: footer menus are accordions under 768 px and open above`, {
    tag: ['@S2.footer.8', '@S9.breakpoint.2'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto(at(code, '/en/'));
    const menu = page.getByRole('navigation', { name: 'Footer navigation' });
    const link = menu.getByRole('link', { name: 'Scholarships' });
    await expect(link).toBeHidden();
    await menu.getByText('Study', { exact: true }).click();
    await expect(link).toBeVisible();
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(at(code, '/en/'));
    await expect(link).toBeVisible();
  });

  test(`${code}: 991 px has the mobile menu, 992 px the desktop menu`, {
    tag: '@S9.breakpoint.1',
  }, async ({ page }) => {
    for (const [width, mobile] of [
      [991, true],
      [992, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(code, '/en/'));
      await expect(page.getByRole('banner').getByText('Menu', { exact: true })).toBeVisible({
        visible: mobile,
      });
    }
  });
}
