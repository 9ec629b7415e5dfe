import { expect, type Page, test } from '@playwright/test';
import { get } from '../get.ts';
import { at, codes, contentOf } from './brandTable.ts';
import { francs, wireFigures } from './wireFigures.ts';

// What a prospect comes for, on a phone and at a desk, by what is read and heard alone.
const screens = [
  { where: 'on a phone', viewport: { width: 360, height: 780 }, hasTouch: true },
  { where: 'at a desk', viewport: { width: 1280, height: 800 }, hasTouch: false },
] as const;

const home = (page: Page) => page.goto(at('HIM', '/en/'));

/** Follows an entry of the site's menu, whichever menu the screen has. */
async function followMenu(page: Page, group: string, entry: RegExp): Promise<void> {
  const header = page.getByRole('banner');
  if ((page.viewportSize()?.width ?? 0) < 992) {
    await header.getByText('Menu', { exact: true }).click();
    await header.getByText(group, { exact: true }).and(page.locator(':visible')).first().click();
  } else await header.getByRole('link', { name: group, exact: true }).first().hover();
  await header.getByRole('link', { name: entry }).and(page.locator(':visible')).first().click();
}

/** The last steps of every form: the terms, the captcha, and the button. */
async function send(page: Page, terms: RegExp, robot: string, button: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: terms }).check();
  await main.getByRole('checkbox', { name: robot }).click();
  await expect(main.getByRole('checkbox', { name: robot })).toBeChecked();
  await main.getByRole('button', { name: button }).click();
}

/** A form replaces what stands in its place while somebody scrolls to it. */
const scrollHere = (element: Element): void => element.scrollIntoView();
const agree = /^I have read the/;
const robot = 'I am not a robot';

for (const { where, viewport, hasTouch } of screens)
  test.describe(where, () => {
    test.use({ viewport, hasTouch });

    test('find a programme and its deadline', {
      tag: ['@S1.product.6', '@S2.header.4'],
    }, async ({ page }) => {
      await home(page);
      await followMenu(page, 'Programmes', /^Bachelor in Hotel Management/);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        'Bachelor in Hotel Management',
      );
      const glance = main.getByRole('complementary', { name: 'The program at a glance' });
      const [next] = await glance.getByText(/Apply by \w+ \d+, \d{4}/).allTextContents();
      const day = /Apply by (\w+ \d+, \d{4})/.exec(next ?? '')?.[1] ?? '';
      const { deadline } = await wireFigures('HIM', '/en/programs/bachelor-hotel-management/');
      expect(new Date(`${day} 12:00`).toISOString().slice(0, 10)).toBe(deadline);
    });

    test('compare two programmes', { tag: '@S1.product.6' }, async ({ page }) => {
      await home(page);
      await page.getByRole('main').getByRole('link', { name: 'All programmes' }).first().click();
      for (const name of [
        'Bachelor in Hotel Management',
        'Master in Alpine Hospitality Management',
      ])
        await page.getByRole('checkbox', { name: `Add ${name} to the comparison` }).check();
      await page
        .getByRole('link', { name: /^Compare/ })
        .or(page.getByRole('button', { name: 'Compare now' }))
        .and(page.locator(':visible'))
        .last()
        .click();
      const table = page.getByRole('table');
      await expect(table.getByRole('row', { name: /^Duration/ })).toContainText('36 months');
      await expect(table.getByRole('row', { name: /^Duration/ })).toContainText('18 months');
      for (const alias of ['bachelor-hotel-management', 'master-alpine-hospitality']) {
        const { tuition } = await wireFigures('HIM', `/en/programs/${alias}/`);
        await expect(table.getByRole('row', { name: /^Tuition/ }).first()).toContainText(
          francs(tuition),
        );
      }
    });

    test('find what it costs, to the last franc', {
      tag: ['@S3.program.2', '@S9.offer.1'],
    }, async ({ page }) => {
      await page.goto(at('HIM', '/en/programs/bachelor-hotel-management/'));
      const table = page.getByRole('main').getByRole('table').first();
      const read = async (row: RegExp) =>
        Number(
          (
            await table
              .getByRole('row', { name: row })
              .first()
              .getByRole('cell')
              .last()
              .textContent()
          )
            ?.replace(/^.*CHF/, '')
            .replaceAll(/\D/g, ''),
        );
      const parts = [
        /^Tuition/,
        /^Room and board/,
        /^Health/,
        /^Registration/,
        /^Deposit/,
        /^Uniform/,
      ];
      let sum = 0;
      for (const part of parts) sum += await read(part);
      expect(await read(/^Total CHF/)).toBe(sum);
      const wire = await wireFigures('HIM', '/en/programs/bachelor-hotel-management/');
      expect(sum).toBe(wire.total);
    });

    test('book a visit', {
      tag: ['@S1.form.6', '@S4.lead.1', '@S2.formpage.15'],
    }, async ({ page }) => {
      await home(page);
      await page.getByRole('main').getByRole('link', { name: 'Visit us' }).first().click();
      const main = page.getByRole('main');
      await main.getByText('School', { exact: true }).first().evaluate(scrollHere);
      const day = new Date(Date.now() + 30 * 86_400_000);
      while (day.getDay() !== 3) day.setDate(day.getDate() + 1);
      await main.getByRole('combobox', { name: 'School' }).selectOption('Hotel Institute Mürren');
      await main.getByLabel('Preferred date').fill(day.toISOString().slice(0, 10));
      const time = viewport.width < 992 ? '15:00' : '15:30';
      await main.getByRole('combobox', { name: 'Preferred time' }).selectOption(time);
      await main.getByRole('combobox', { name: /^Program/ }).selectOption('Bachelor Degree');
      await main.getByRole('combobox', { name: 'Desired start' }).selectOption({ index: 2 });
      await main.getByRole('combobox', { name: 'Salutation' }).selectOption('Ms.');
      await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
      await main.getByRole('textbox', { name: 'Surname' }).fill('Lovelace');
      await main.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
      await main.getByRole('combobox', { name: 'Country' }).selectOption('Switzerland');
      await main.getByRole('textbox', { name: 'Phone' }).fill('+41 79 123 45 67');
      await send(page, agree, robot, 'Request this visit');
      await expect(page).toHaveURL(/\/en\/thank-you\/visit-school\//);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('apply', { tag: ['@S1.form.1', '@S4.lead.1'] }, async ({ page }) => {
      await home(page);
      await page.getByRole('main').getByRole('link', { name: 'Apply now' }).last().click();
      const main = page.getByRole('main');
      await main.getByText('Programme', { exact: true }).first().evaluate(scrollHere);
      await main
        .getByRole('combobox', { name: 'Programme', exact: true })
        .selectOption({ index: 1 });
      // The degree brings lists of its own: which program, and which start.
      for (const list of await main.getByRole('combobox').all())
        if ((await list.inputValue()) === '') await list.selectOption({ index: 1 });
      await main.getByRole('combobox', { name: 'Salutation' }).selectOption('Mr.');
      await main.getByRole('textbox', { name: 'Name', exact: true }).fill('Alan');
      await main.getByRole('textbox', { name: 'Surname' }).fill('Turing');
      await main.getByRole('textbox', { name: 'Email' }).fill('alan@example.com');
      await main.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0958');
      await main.getByRole('combobox', { name: 'Country' }).selectOption('United Kingdom');
      await main.getByRole('textbox', { name: 'City' }).fill('London');
      await main.getByRole('checkbox', { name: agree }).check();
      await main.getByRole('checkbox', { name: robot }).click();
      await expect(main.getByRole('checkbox', { name: robot })).toBeChecked();
      await main.locator('form').getByRole('button').last().click();
      await expect(page).toHaveURL(/\/en\/thank-you\/apply\//);
    });

    for (const code of codes)
      test(`${code}: ask in Arabic`, { tag: ['@S1.i18n.3', '@S1.form.5'] }, async ({ page }) => {
        await page.goto(at(code, '/ar/contact/'));
        const main = page.getByRole('main');
        await expect(main.getByRole('combobox', { name: 'يتعلق سؤالك بـ' })).toBeVisible();
        // The group's form asks for the school besides.
        for (const list of await main.getByRole('combobox').all())
          if ((await list.inputValue()) === '') await list.selectOption({ index: 1 });
        await main.getByRole('textbox', { name: 'الاسم', exact: true }).fill('ليلى');
        await main.getByRole('textbox', { name: 'اسم العائلة' }).fill('حداد');
        await main.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('layla@example.com');
        await main.getByRole('combobox', { name: 'البلد' }).selectOption({ index: 5 });
        await main.getByRole('textbox', { name: 'السؤال' }).fill('متى يبدأ الفصل القادم؟');
        await send(page, /سياسة الخصوصية/, 'لست روبوتًا', 'إرسال السؤال');
        await expect(page).toHaveURL(/\/ar\/thank-you\/contact\//);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      });

    for (const code of codes)
      test(`${code}: subscribe to the newsletter`, { tag: '@S1.product.10' }, async ({ page }) => {
        await page.goto(at(code, '/en/'));
        await page.getByRole('textbox', { name: 'E-mail address' }).fill('task@example.com');
        await page.getByRole('button', { name: 'Subscribe' }).click();
        await expect(
          page.getByText('You have just subscribed to our newsletter, thanks', { exact: true }),
        ).toBeVisible();
      });

    test('check whether one may apply', { tag: '@S1.product.6' }, async ({ page }) => {
      await page.goto(at('HIM', '/en/programs/bachelor-hotel-management/'));
      const main = page.getByRole('main');
      await main.getByRole('combobox', { name: /Where did you go/ }).selectOption('Switzerland');
      await main
        .getByRole('combobox', { name: /qualification/ })
        .selectOption('Secondary school certificate');
      await main.getByRole('combobox', { name: /Your level/ }).selectOption('C1');
      await main.getByRole('textbox', { name: /Your age/ }).fill('19');
      await main.getByRole('button', { name: 'Check now' }).click();
      const answer = main.locator('#eligibility');
      await expect(answer.getByText('Missing', { exact: true })).toHaveCount(0);
      await expect(answer.getByText('Met', { exact: true }).first()).toBeVisible();
      await expect(answer.getByRole('link').first()).toBeVisible();
    });

    test('find a program by search', { tag: '@S1.product.9' }, async ({ page }) => {
      await page.goto(at('HIM', '/en/search/?search_api_fulltext=hotel%20management'));
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Bachelor in Hotel Management' })
        .first()
        .click();
      await expect(page).toHaveURL(/\/en\/programs\/bachelor-hotel-management\/$/);
    });

    test('put a webinar into a calendar', {
      tag: ['@S9.webinar.1', '@S2.nodetype.5'],
    }, async ({ page }) => {
      await home(page);
      await page.getByRole('main').getByRole('link', { name: 'All dates' }).first().click();
      const link = page
        .getByRole('main')
        .getByRole('link', { name: /calendar/i })
        .first();
      const href = await link.getAttribute('href');
      const file = await get(new URL(href ?? '', page.url()).href);
      const text = file.text.replaceAll(/\r\n /g, '');
      expect(text).toContain('BEGIN:VEVENT');
      const { node } = (await contentOf('HIM', '/en/webinars/a-week-in-the-schilthalde/')).body;
      const start = new Date(node.event.Start_Datetime).toISOString().replaceAll(/[-:]/g, '');
      expect(text).toMatch(new RegExp(`DTSTART(;TZID=[^:]+)?:${start.slice(0, 8)}T1[67]0000`));
    });
  });
