import { expect, test } from '@playwright/test';
import { get } from '../get.ts';
import { at, type Code, daily, fetchContent, owningBrand } from './kit/brandTable.ts';
import {
  followMenu,
  listedProgramme,
  menuGroup,
  openBachelor,
  programmeLinks,
  screens,
  send,
  wayTo,
} from './kit/prospect.ts';
import { francs, wireFigures } from './kit/wireFigures.ts';

// What a prospect comes for, on a phone and at a desk, by what is read and heard alone. The group
// has no programmes of its own: its lists lead to the pages of the schools.

/** A form replaces what stands in its place while somebody scrolls to it. */
const scrollHere = (element: Element) => void element.scrollIntoView();
const agree = /^I have read the/;
const robot = 'I am not a robot';

/** The school that the visit is to; the group's visitors choose one. */
const visited: Record<Code, string> = {
  SEG: 'Hotel Institute Mürren',
  CR: 'College Rigi',
  CAA: 'Culinary Academy Ascona',
  HIM: 'Hotel Institute Mürren',
  SHMS: 'Seeblick Hotel Management School',
};

for (const { where, viewport, hasTouch } of screens)
  for (const code of daily('SEG', 'CR'))
    test.describe(`${where}, ${code}`, () => {
      test.use({ viewport, hasTouch });

      test('find a programme and its deadline', {
        tag: ['@S1.product.6', '@S2.header.4'],
      }, async ({ page }) => {
        await page.goto(at(code, '/en/'));
        const { title, below } = await menuGroup(code, '/en/programs/');
        await followMenu(page, title, below[0]?.title ?? '');
        const main = page.getByRole('main');
        if (code === 'SEG') await programmeLinks(page, 'Bachelor').first().click();
        const expected = code === 'SEG' ? /^Bachelor in / : (below[0]?.title ?? '');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(expected);
        const glance = main.getByRole('complementary', { name: 'The program at a glance' });
        const [next] = await glance.getByText(/Apply by \w+ \d+, \d{4}/).allTextContents();
        const day = /Apply by (\w+ \d+, \d{4})/.exec(next ?? '')?.[1] ?? '';
        const { pathname } = new URL(page.url());
        const { deadline } = await wireFigures(code, pathname);
        expect(new Date(`${day} 12:00`).toISOString().slice(0, 10)).toBe(deadline);
      });

      test('compare two programmes', { tag: '@S1.product.6' }, async ({ page }) => {
        await page.goto(at(code, '/en/'));
        const all = page.getByRole('main').getByRole('link', { name: 'All programs' });
        await all.first().click();
        await expect(page).toHaveURL(at(code, '/en/programs/'));
        const chosen = [
          await listedProgramme(page, code, 'Bachelor'),
          await listedProgramme(page, code, 'Master'),
        ];
        for (const { name } of chosen)
          await page.getByRole('checkbox', { name: `Add ${name} to the comparison` }).check();
        await page.getByRole('button', { name: 'Compare now' }).click();
        const row = (name: RegExp) => page.getByRole('table').getByRole('row', { name }).first();
        for (const { name, code: owner, path } of chosen) {
          const { months, tuition } = await wireFigures(owner, path);
          await expect(page.getByRole('table').getByText(name).first()).toBeVisible();
          await expect(row(/^Duration/)).toContainText(`${months} months`);
          await expect(row(/^Tuition/)).toContainText(francs(tuition));
        }
      });

      test('find what it costs, to the last franc', {
        tag: ['@S3.program.2', '@S9.offer.1'],
      }, async ({ page }) => {
        const programme = await openBachelor(page, code);
        const table = page.getByRole('main').getByRole('table').first();
        const rows = (await table.locator('tbody tr, tfoot tr').all()).map(async (row) => ({
          name: await row.locator('th, td').first().textContent(),
          francs: Number((await row.locator('td').last().textContent())?.replaceAll(/\D/g, '')),
        }));
        const read = await Promise.all(rows);
        const end = read.findIndex(({ name }) => name?.trim() === 'Total');
        const parts = read.slice(0, end).map((row) => row.francs);
        expect(parts.length).toBeGreaterThan(3);
        const sum = parts.reduce((all, amount) => all + amount, 0);
        expect(read[end]?.francs).toBe(sum);
        expect(sum).toBe((await wireFigures(programme.code, programme.path)).total);
      });

      test('book a visit', {
        tag: ['@S1.form.6', '@S4.lead.1', '@S2.formpage.15'],
      }, async ({ page }) => {
        await page.goto(at(code, '/en/'));
        await wayTo(page, '/en/visit/').click();
        const main = page.getByRole('main');
        await main.getByText('School', { exact: true }).first().evaluate(scrollHere);
        const day = new Date(Date.now() + 30 * 86_400_000);
        while (day.getDay() !== 3) day.setDate(day.getDate() + 1);
        await main.getByRole('combobox', { name: 'School' }).selectOption(visited[code]);
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
        expect(page.url()).toContain(at(code, '/'));
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      });

      test('apply', { tag: ['@S1.form.1', '@S4.lead.1'] }, async ({ page }) => {
        await page.goto(at(code, '/en/'));
        // Whatever leads to the form promises the minutes that the form's own page does.
        const ways = await page.locator('a[href="/en/apply/"]').allTextContents();
        const promised = new Set(ways.flatMap((text) => text.match(/[A-Z]?[a-z]+ minutes/g) ?? []));
        await page.getByRole('main').getByRole('link', { name: 'Apply now' }).last().click();
        const main = page.getByRole('main');
        await main.getByText('Program', { exact: true }).first().evaluate(scrollHere);
        for (const time of promised)
          await expect(main.getByText(new RegExp(time, 'i')).first()).toBeVisible();
        await main
          .getByRole('combobox', { name: 'Program', exact: true })
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
        expect(page.url()).toContain(at(code, '/'));
      });

      test('ask in Arabic', { tag: ['@S1.i18n.3', '@S1.form.5'] }, async ({ page }) => {
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

      test('subscribe to the newsletter', { tag: '@S1.product.10' }, async ({ page }) => {
        await page.goto(at(code, '/en/'));
        await page.getByRole('textbox', { name: 'E-mail address' }).fill('task@example.com');
        await page.getByRole('button', { name: 'Subscribe' }).click();
        await expect(
          page.getByText('You have just subscribed to our newsletter, thanks', { exact: true }),
        ).toBeVisible();
      });

      test('check whether one may apply', { tag: '@S1.product.6' }, async ({ page }) => {
        await openBachelor(page, code);
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
        const { name } = await listedProgramme(page, code, 'Bachelor');
        const query = encodeURIComponent(name.replace(/^Bachelor in /, '').toLowerCase());
        await page.goto(at(code, `/en/search/?search_api_fulltext=${query}`));
        const main = page.getByRole('main');
        await main.getByRole('link', { name }).first().click();
        await expect(page).toHaveURL(/\/en\/programs\/bachelor-[\w-]+\/$/);
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
      });

      test('put a webinar into a calendar', {
        tag: ['@S9.webinar.1', '@S2.nodetype.5'],
      }, async ({ page }) => {
        await page.goto(at(code, '/en/'));
        await followMenu(page, 'About us', 'Dates');
        const main = page.getByRole('main');
        const all = main.getByRole('link', { name: /calendar/i }).first();
        const feed = new URL((await all.getAttribute('href')) ?? '', page.url()).href;
        await main.locator('a[href*="/webinars/"]').first().click();
        await expect(page).toHaveURL(/\/en\/webinars\/[\w-]+\/$/);
        const add = main.getByRole('link', { name: /calendar/i }).first();
        const own = new URL((await add.getAttribute('href')) ?? '', page.url());
        const owner = owningBrand(own.href) ?? code;
        const { node } = (await fetchContent(owner, new URL(page.url()).pathname)).body;
        const starts = new Date(node.event.Start_Datetime)
          .toLocaleString('sv-SE', { timeZone: 'Europe/Zurich' })
          .replaceAll(/[-:]/g, '')
          .replace(' ', 'T');
        for (const address of [feed, own.href]) {
          const text = (await get(address)).text.replaceAll(/\r\n /g, '');
          const events = text.split('BEGIN:VEVENT').slice(1);
          const event = events.find((one) =>
            one.includes(`SUMMARY:${node.title}`.replace(',', '\\,')),
          );
          expect(event, address).toContain(`DTSTART;TZID=Europe/Zurich:${starts}`);
        }
      });
    });
