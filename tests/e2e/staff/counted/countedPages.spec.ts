import { expect, test } from '@playwright/test';
import { openRow } from '../../../admin/openRow.ts';
import { formReady } from '../../../admin/screenReady.ts';
import { counted } from '../../../counted.ts';
import { register } from '../../../forms/register.ts';
import { get } from '../../../get.ts';
import {
  beginPage,
  enter,
  isLive,
  live,
  makePage,
  open,
  publish,
  remove,
} from '../../../newsroom.ts';
import { newPerson } from '../../../people.ts';
import { at, cmsOrigin } from '../../../product.ts';
import { keepSession } from '../../../signedInPerson.ts';
import { adminHeaders } from '../../../signIn.ts';

test.use({ viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });
const picker = '#field-field_blocks .blocks-field__drawer-toggler';

test('an editor: a landing page with a brochure form, in at most 12 actions', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  await enter(context, 'editor');
  const title = `Landing ${crypto.randomUUID().slice(0, 8)}`;
  const alias = `/${title.toLowerCase().replace(' ', '-')}/`;
  const work = counted(page);
  await beginPage(page, work.click);
  await work.write('#field-title', title);
  await work.click(picker);
  await work.click(page.getByRole('button', { name: 'Form', exact: true }));
  const form = page.locator('#field-field_blocks__0__form');
  await openRow(page, 'field_blocks-row-0', form, work.click);
  await work.choose(form, 'him-brochure');
  await work.click(publish);
  await isLive(alias, 'data-form-slot');
  expect(work.actions()).toBeLessThanOrEqual(12);
  const lead = await register(await browser.newPage(), at('HIM', `/en${alias}`));
  expect(lead).toMatchObject({ type: 'brochure', brand: 'HIM' });
});

test('an editor: a block added by the picker and moved above another, in at most nine actions', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await enter(context, 'editor');
  const { alias, id } = await makePage({
    field_blocks: [
      {
        blockType: 'stats',
        field_title: 'In numbers',
        field_items: [{ value: '40', label: 'Nations' }],
      },
    ],
  });
  const work = counted(page);
  await open(page, `/collections/pages/${id}?locale=en`);
  await work.click(picker);
  await work.click(page.getByRole('button', { name: 'Quote', exact: true }));
  const quote = page.locator('#field-field_blocks__1__field_text');
  await openRow(page, 'field_blocks-row-1', quote, work.click);
  await work.write(quote, 'Nobody eats alone.');
  const moved = page.locator('[id="field_blocks-row-1"]');
  await work.click(moved.locator('.array-actions__button').first());
  await work.click('.array-actions__move-up');
  await work.click(publish);
  await expect(async () => {
    const { text } = await get(at('HIM', `/en${alias}`));
    expect(text).toMatch(/Nobody eats alone\..*In numbers/s);
  }).toPass(live);
  expect(work.actions()).toBeLessThanOrEqual(9);
});

test('an editor: a page renamed with two actions, and its old address leads there in every language', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await enter(context, 'editor');
  const { alias, id } = await makePage();
  const renamed = `${alias.slice(0, -1)}-renamed/`;
  await isLive(alias, 'Counted');
  const work = counted(page);
  await open(page, `/collections/pages/${id}?locale=en`);
  await work.write('#field-alias', renamed);
  await work.click(publish);
  await isLive(renamed, 'Counted');
  expect(work.actions()).toBe(2);
  for (const lang of ['en', 'es', 'ar', 'ru'])
    await expect(async () => {
      const { status, headers } = await get(at('HIM', `/${lang}${alias}`));
      expect([status, headers.location]).toEqual([301, `/${lang}${renamed}`]);
    }).toPass(live);
});

test('a manager of two brands: a page is on the site of the other one with three clicks, in all its languages', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const { headers } = await newPerson('brandManager', ['HIM', 'CAA']);
  await keepSession(context, headers['authorization']?.slice(4) ?? '', 'en');
  const { alias, id, title } = await makePage();
  await fetch(`${cmsOrigin}/api/pages/${id}?locale=es`, {
    method: 'PATCH',
    headers: { ...(await adminHeaders()), 'content-type': 'application/json' },
    body: JSON.stringify({ title: `${title} en español`, _status: 'published' }),
  });
  const work = counted(page);
  await open(page, `/collections/pages/${id}?locale=en`);
  await work.click('.doc-controls__popup button, .doc-controls__dots');
  await expect(page.locator('#copy-to-HIM, #copy-to-SHMS')).toHaveCount(0);
  await work.click('#copy-to-CAA');
  await page.waitForURL(
    (url) => /\/pages\/\d+/.test(url.pathname) && !url.pathname.endsWith(`/${id}`),
  );
  await expect(page.locator('#field-field_domain_access')).toContainText('CAA');
  await formReady(page);
  await work.click(publish);
  for (const [lang, text] of [
    ['en', title],
    ['es', `${title} en español`],
  ] as const)
    await expect(async () => {
      expect((await get(at('CAA', `/${lang}${alias}`))).text).toContain(text);
    }).toPass(live);
  expect((await get(at('HIM', `/en${alias}`))).status).toBe(200);
  expect(work.clicks()).toBeLessThanOrEqual(3);
});

test('an editor: a programme with its facts is in the finder, in at most 17 actions', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await enter(context, 'editor');
  const word = `kellnerei${crypto.randomUUID().slice(0, 8)}`;
  const work = counted(page);
  try {
    await beginPage(page, work.click);
    await work.choose('#field-type', 'Programme');
    await work.write('#field-title', `Diploma in ${word}`);
    await work.click(page.getByRole('button', { name: 'Programme', exact: true }));
    await work.choose('#field-program__school', 'HIM Hotel Institute Mürren');
    await work.choose('#field-program__level', 'Diploma');
    await work.choose('#field-program__subject', 'Hospitality');
    await work.choose('#field-program__mode', 'Full time');
    await work.write('#field-program__duration_months', '12');
    await work.click(publish);
    const missing = page.locator('[data-sonner-toast]').filter({ hasText: 'not in the finder' });
    await expect(missing).toContainText('Semesters');
    await work.write('#field-program__semesters', '2');
    await work.click(publish);
    await expect(async () => {
      const { text } = await get(at('HIM', `/en/programs/?q=${word}`));
      expect(text).toContain(`/programs/diploma-in-${word}/`);
    }).toPass(live);
    expect(work.actions()).toBeLessThanOrEqual(17);
  } finally {
    await remove('pages', 'title', `Diploma in ${word}`);
  }
});
