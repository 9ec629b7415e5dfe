import { expect, test } from '@playwright/test';
import { get } from '../get.ts';
import { at, codes, daily, fetchContent, langs, schools } from './kit/brandTable.ts';

for (const { code, id } of schools) {
  test(`${code}: the header has menus, search, languages and the four icons`, {
    tag: [
      ...['@S1.header.1', '@S1.header.2', '@S1.header.3', '@S1.header.4', '@S1.header.5'],
      ...['@S1.header.6', '@S1.header.7', '@S2.header.1', '@S2.header.2', '@S2.header.3'],
      ...['@S2.header.4', '@S2.header.6', '@S2.header.8', '@S2.routes.7', '@S2.wrapper.10'],
    ],
  }, async ({ page }) => {
    await page.goto(at(code, '/en/'));
    const header = page.getByRole('banner');
    for (const icon of ['WeChat', 'WhatsApp', 'Student portal', 'Search'])
      await expect(header.getByRole('link', { name: icon, exact: true }).first()).toBeVisible();
    const languages = header.getByRole('navigation', { name: 'Choose a language' }).first();
    for (const name of ['English', 'Español', 'العربية', 'Русский'])
      await expect(languages.getByRole('link', { name })).toBeVisible();
    const menu = header.getByRole('navigation', { name: 'Main navigation' }).first();
    expect(await menu.getByRole('link').count()).toBeGreaterThan(2);
    await expect(header.getByText('Apply now', { exact: true }).first()).toBeVisible();
    await expect(header.getByRole('link', { name: /to the home page/ })).toHaveAttribute(
      'href',
      '/en/',
    );
  });

  test(`${code}: the footer has what §2 lists`, {
    tag: [
      ...['@S1.footer.1', '@S2.footer.2', '@S2.footer.3', '@S2.footer.4', '@S2.footer.5'],
      ...['@S2.footer.7', '@S2.footer.9', '@S2.footer.10', '@S2.footer.11', '@S2.wrapper.11'],
    ],
  }, async ({ page }) => {
    await page.goto(at(code, '/en/'));
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('textbox', { name: 'E-mail address' })).toBeVisible();
    await expect(footer.getByRole('navigation', { name: 'Footer navigation' })).toBeVisible();
    expect(await footer.getByRole('list', { name: 'Follow us' }).getByRole('link').count()).toBe(6);
    await expect(footer.getByText(/^© \d{4} /)).toBeVisible();
    expect(
      await footer.getByRole('list', { name: 'Legal' }).getByRole('link').count(),
    ).toBeGreaterThan(1);
    await expect(footer.getByRole('link', { name: /^Brochure/ }).first()).toBeVisible();
    const { body } = await fetchContent(code, '/en/');
    for (const { title } of body.blocks.block_school_logos.field_logos)
      await expect(footer.getByText(title).or(footer.getByAltText(title)).first()).toBeAttached();
  });

  test(`${code}: school id ${id}, its own container, menus and name`, {
    tag: [
      ...['@S1.env.1', '@S1.env.5', '@S1.env.6', '@S1.schools.1', '@S1.schools.2'],
      ...['@S1.schools.3', '@S1.schools.4', '@S1.schools.5', '@S1.product.1', '@S1.product.2'],
      ...['@S1.product.3', '@S1.product.4', '@S6.roles.3', '@S3.menu.3', '@S3.menu.1'],
    ],
  }, async () => {
    const { status, body } = await fetchContent(code, '/en/');
    expect(status).toBe(200);
    expect(body.node.field_web).toContain(id);
    expect(Object.keys(body.menus)).toEqual(
      expect.arrayContaining([
        ...['main', 'headersecondary', 'footer', 'headertopmost', 'languages'],
        'search_recommended',
      ]),
    );
    const { text } = await get(at(code, '/en/'));
    const containers = [...text.matchAll(/GTM-[A-Z0-9]+/g)].map(([name]) => name);
    expect(new Set(containers)).toEqual(new Set([`GTM-${code}TEST`]));
    expect(text).toContain(`data-brand="${code}"`);
  });

  test(`${code}: a visitor browses programs, campuses and news without signing in`, {
    tag: [
      ...['@S1.product.5', '@S1.product.6', '@S1.product.7', '@S1.product.8', '@S6.roles.1'],
      ...['@S6.roles.2', '@S1.audience.1', '@S2.routes.2'],
    ],
  }, async ({ page }) => {
    for (const [list, one] of [
      ['/en/programs/', /\/en\/programs\/[^/?#]+\/$/],
      ['/en/campuses/', /\/en\/campuses\/[^/?#]+\/$/],
      ['/en/news/', /\/en\/news\/[^/?#]+\/$/],
    ] as const) {
      await page.goto(at(code, list));
      const hrefs = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      const target = hrefs.find((href) => one.test(href));
      expect(target, `${list} leads to a page`).toBeTruthy();
      const { status, text } = await get(target ?? '');
      expect(status).toBe(200);
      expect(text).toMatch(/<h1[\s>]/);
    }
    await expect(page.getByText(/sign in|log in/i)).toHaveCount(0);
  });
}

test('the footer of the group has another layout than those of the schools', {
  tag: ['@S1.env.2', '@S2.footer.1'],
}, async () => {
  const fetchFooterStructure = async (code: (typeof codes)[number]) => {
    const { text } = await get(at(code, '/en/'));
    const footer = text.slice(text.indexOf('<footer'), text.indexOf('</footer>'));
    return [...footer.matchAll(/<(h2|details|address|nav|dl|form)\b/g)].map((m) => m[1]).join(' ');
  };
  const group = await fetchFooterStructure('SEG');
  for (const code of codes.filter((code) => code !== 'SEG'))
    expect(await fetchFooterStructure(code)).not.toBe(group);
});

/** Open days are the academy's culinary ones or the hotel schools' houses; the group has both. */
const leadForms = [
  ['/en/apply/', 'apply'],
  ['/en/meet-a-representative/', 'meet-rep'],
  ['/en/brochure/', 'brochure'],
  ['/en/contact/', 'contact'],
  ['/en/visit/', 'visit-school'],
  ['/en/open-house/', 'openhouse'],
  ['/en/culinary-open-day/', 'openculinary'],
  ['/en/refer-a-friend/', 'refer'],
] as const;
for (const code of daily('SEG', 'CAA'))
  test(`${code}: there is a page with each lead form of §1`, {
    tag: [
      ...['@S1.product.11', '@S1.form.1', '@S1.form.2', '@S1.form.3', '@S1.form.4', '@S1.form.5'],
      ...['@S1.form.6', '@S1.form.7', '@S1.form.8', '@S1.form.9', '@S7.form.1', '@S7.form.2'],
      ...['@S7.form.3', '@S7.form.4', '@S7.form.5', '@S7.form.6', '@S7.form.7', '@S7.form.8'],
      ...['@S7.form.9', '@S7.form.10', '@S4.lead.2', '@S2.nodetype.6', '@S2.formpage.5'],
      ...['@S2.formpage.11'],
    ],
  }, async ({ page }) => {
    const { text } = await get(at(code, '/en/webinars/'));
    const [, webinar = ''] = /href="(\/en\/webinars\/[a-z0-9-]+\/)"/.exec(text) ?? [];
    for (const [path, type] of [...leadForms, [webinar, 'webinar'] as const]) {
      if (type === 'openhouse' && code === 'CAA') continue;
      if (type === 'openculinary' && code !== 'CAA' && code !== 'SEG') continue;
      await page.goto(at(code, path));
      await page.getByRole('button', { name: 'Subscribe' }).scrollIntoViewIfNeeded();
      const form = page.locator(`form[action$="/leads/${type}"]`);
      await expect(form.locator('[name="Surname"]')).toBeVisible();
      await expect(form).toHaveAttribute('method', 'post');
    }
  });

for (const code of daily('SEG', 'CAA'))
  test(`${code}: the five strings exist in the four languages, and Arabic runs from the right`, {
    tag: [
      ...['@S1.i18n.1', '@S1.i18n.2', '@S1.i18n.3', '@S1.i18n.4', '@S1.i18n.5', '@S9.i18n.1'],
      ...['@S9.i18n.2', '@S2.wrapper.12'],
    ],
  }, async () => {
    const waysHome = new Set<string>();
    for (const lang of langs) {
      const { text } = await get(at(code, `/${lang}/`));
      expect(text).toMatch(
        new RegExp(`<html lang="${lang}"[^>]* dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`),
      );
      expect(/rel="stylesheet"[^>]*rtl|data-rtl/.test(text)).toBe(lang === 'ar');
      const missing = await get(at(code, `/${lang}/no-such-page/`));
      waysHome.add(
        new RegExp(`<a [^>]*href="/${lang}/"[^>]*>(?:<span>)?([^<]+)`, 'g').exec(
          missing.text.slice(missing.text.indexOf('<main')),
        )?.[1] ?? '',
      );
    }
    expect(waysHome).toContain('Back to home');
    expect(waysHome.size).toBe(4);
    const root = await get(at(code, '/'), { 'accept-language': 'fr' });
    expect(root.headers.location).toMatch(/\/en\/$/);
  });
