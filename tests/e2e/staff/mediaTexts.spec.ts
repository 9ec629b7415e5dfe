import { clipPath, picturePath } from '@concierge/demo/files';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../admin/adminAxe.ts';
import { openRow } from '../../admin/openRow.ts';
import { screenReady } from '../../admin/screenReady.ts';
import { hold } from '../../held.ts';
import { stored, upload } from '../../media.ts';
import { enter, makePage, open } from '../../newsroom.ts';
import { cmsOrigin } from '../../product.ts';

// The checker brings its own script, which the policy would rightly refuse.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const vtt = (times: string) => ({
  name: 'film.vtt',
  mimeType: 'text/vtt',
  buffer: Buffer.from(`WEBVTT\r\n\r\n${times}\r\nHola\r\n`),
});
const save = (page: Page) => page.locator('#action-save').click();
/** What an earlier save was refused for may be said beside it still. */
const expectSaved = (page: Page) =>
  expect(page.locator('[data-sonner-toast]').filter({ hasText: 'success' }).first()).toBeVisible();

/** Keeps calls that save alternative texts waiting until `go` is called. */
const holdTexts = (page: Page) => hold(page, '**/alt-texts');

test('an editor gives a film captions from a file, which is checked', async ({ page, context }) => {
  const editor = await enter(context, 'editor');
  const id = await upload(editor, clipPath('kitchen-pass'), 'video/mp4');
  await open(page, `/collections/media/${id}`);
  await page.locator('#field-captions .array-field__add-row').click();
  await page.locator('#field-captions__0__srclang .rs__control').click();
  await page.getByRole('option', { name: 'Español' }).click();
  const file = page.locator('[data-captions-file="captions.0.vtt"]');
  const choose = (times: string) =>
    expect(async () => {
      await file.setInputFiles(vtt(times));
      await expect(page.locator('#field-captions__0__vtt')).toHaveValue(
        `WEBVTT\n\n${times}\nHola\n`,
        { timeout: 2_000 },
      );
    }).toPass();
  await choose('00:00,000 --> 00:02,000');
  await save(page);
  await expect(page.getByText('Line 3: Times are written').first()).toBeVisible();
  await choose('00:00.000 --> 00:02.000');
  await save(page);
  await expectSaved(page);
  expect((await stored(editor, id)).captions).toMatchObject([
    { srclang: 'es', vtt: 'WEBVTT\n\n00:00.000 --> 00:02.000\nHola\n' },
  ]);
});

test('an editor writes missing alternative texts of several pictures in a row', async ({
  page,
  context,
}) => {
  const editor = await enter(context, 'editor');
  const path = picturePath('alps-dawn');
  const [one, two] = [
    await upload(editor, path, 'image/jpeg'),
    await upload(editor, path, 'image/jpeg'),
  ];
  const todo = page.locator('[data-todo="alt-texts"]');
  // Other journeys upload pictures meanwhile.
  await expect(async () => {
    await open(page, '');
    const count = Number(await todo.locator('[data-count]').textContent());
    await todo.click();
    const listed = page.locator('[data-list-count]');
    await listed.waitFor();
    expect(await listed.getAttribute('data-list-count')).toBe(String(count));
  }).toPass({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Русский' }).click();
  // Both screens have the same fields; what is typed is kept once the new one is awake.
  await page.waitForURL(/lang=ru/);
  await screenReady(page);
  const field = (id: number, lang: string) =>
    page.locator(`[data-picture="${id}"] textarea[lang="${lang}"]`);
  await field(one, 'ru').fill('Горы на рассвете');
  for (const [lang, text] of Object.entries({ es: 'Montañas', ar: 'جبال', ru: 'Горы' }))
    await field(two, lang).fill(text);
  await expectAccessible(page, 'alternative texts');
  await page.getByRole('button', { name: 'Save the texts of 2 pictures' }).click();
  await expect(page.locator(`[data-picture="${one}"]`)).toHaveCount(0);
  await expect(page.locator(`[data-picture="${two}"]`)).toHaveCount(0);
  expect((await stored(editor, one)).alt['ru']).toBe('Горы на рассвете');
  expect((await stored(editor, two)).alt).toMatchObject({ es: 'Montañas', ar: 'جبال', ru: 'Горы' });
  await page.goto(`${cmsOrigin}/admin/alt-texts?lang=ar`);
  await expect(page.locator(`[data-picture="${one}"]`)).toBeVisible();
  await expect(page.locator(`[data-picture="${two}"]`)).toHaveCount(0);
});

test('the form of a medium is edited on after its alternative texts were saved', async ({
  page,
  context,
}) => {
  const editor = await enter(context, 'editor');
  const id = await upload(editor, picturePath('alps-dawn'), 'image/jpeg');
  await open(page, `/collections/media/${id}`);
  const texts = page.getByRole('region', { name: 'Alternative texts' });
  await texts.locator('textarea[lang=es]').fill('Montañas');
  await texts.getByRole('button', { name: 'Save the alternative texts' }).click();
  await expect(page.getByText('The alternative texts are saved.')).toBeVisible();
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes(`/media/${id}`),
  );
  await page.locator('#field-credit').fill('A photographer');
  // The form asks whether somebody else has saved the medium.
  await answered;
  await page.waitForTimeout(1500);
  await expect(page.getByText('by another user')).toHaveCount(0);
  await save(page);
  await expect.poll(async () => (await stored(editor, id)).credit).toBe('A photographer');
  expect((await stored(editor, id)).alt['es']).toBe('Montañas');
});

test('alternative texts that are typed during a save stay, emptied ones go, and a refusal says why', async ({
  page,
  context,
}) => {
  const editor = await enter(context, 'editor');
  const id = await upload(editor, picturePath('alps-dawn'), 'image/jpeg');
  await open(page, `/collections/media/${id}`);
  const texts = page.getByRole('region', { name: 'Alternative texts' });
  const field = (lang: string) => texts.locator(`textarea[lang=${lang}]`);
  const button = texts.getByRole('button', { name: 'Save the alternative texts' });
  const go = await holdTexts(page);
  await field('es').fill('Montañas');
  await button.click();
  await field('ru').fill('Горы');
  go();
  await expect.poll(async () => (await stored(editor, id)).alt['es']).toBe('Montañas');
  await expect(page.getByText('The alternative texts are saved.')).toBeVisible();
  await expect(field('ru')).toHaveValue('Горы');
  await field('es').fill('');
  await button.click();
  await expect.poll(async () => (await stored(editor, id)).alt['ru']).toBe('Горы');
  expect((await stored(editor, id)).alt['es'] || null).toBeNull();
  await expect(button).toBeDisabled();
  await field('en').fill('');
  await button.click();
  await expect(page.getByText('English: This text is required.')).toBeVisible();
  await expect(field('en')).toHaveValue('');
});

test('of a text that is typed in both of its fields the last one is saved', async ({
  page,
  context,
}) => {
  const editor = await enter(context, 'editor');
  const id = await upload(editor, picturePath('alps-dawn'), 'image/jpeg');
  await open(page, `/collections/media/${id}`);
  const beside = page
    .getByRole('region', { name: 'Alternative texts' })
    .locator('textarea[lang=en]');
  await beside.fill('Mountains');
  await page.locator('#field-alt').fill('Mountains at dawn');
  await expect(beside).toHaveValue('Mountains at dawn');
  await save(page);
  await expect.poll(async () => (await stored(editor, id)).alt['en']).toBe('Mountains at dawn');
});

test('what is typed beside a picture while its texts are saved stays in the list of pictures', async ({
  page,
  context,
}) => {
  const editor = await enter(context, 'editor');
  const id = await upload(editor, picturePath('alps-dawn'), 'image/jpeg');
  await open(page, '/alt-texts?lang=ru');
  const field = (lang: string) => page.locator(`[data-picture="${id}"] textarea[lang=${lang}]`);
  const go = await holdTexts(page);
  await field('es').fill('Montañas');
  await page.getByRole('button', { name: 'Save the texts of 1 pictures' }).click();
  await field('ru').fill('Горы');
  go();
  await expect(page.getByText('The alternative texts are saved.')).toBeVisible();
  await expect(field('ru')).toHaveValue('Горы');
  await expect(field('es')).toHaveValue('Montañas');
  await page.getByRole('button', { name: 'Save the texts of 1 pictures' }).click();
  await expect(page.locator(`[data-picture="${id}"]`)).toHaveCount(0);
  expect((await stored(editor, id)).alt).toMatchObject({ es: 'Montañas', ru: 'Горы' });
});

test('a block says before publishing that its picture has no text in the language', async ({
  page,
  context,
}) => {
  const editor = await enter(context, 'editor');
  const id = await upload(editor, picturePath('alps-dawn'), 'image/jpeg');
  const field_media = { media_type: 'image', field_media_image: id };
  const doc = await makePage({ field_blocks: [{ blockType: 'media', field_media }] });
  await open(page, `/collections/pages/${doc.id}?locale=es`);
  const note = page.locator(`[data-without-alt="${id}"]`);
  await openRow(page, 'field_blocks-row-0', note);
  await expect(note).toContainText('Español');
  const saved = await fetch(`${cmsOrigin}/api/media/${id}/alt-texts`, {
    method: 'PATCH',
    headers: { ...editor.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ es: 'Montañas' }),
  });
  expect(saved.status).toBe(200);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(note).toHaveCount(0);
  await open(page, `/collections/pages/${doc.id}?locale=en`);
  await expect(page.locator('#field-title')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('an editor adds a topic to a picture and finds it by topic and brand', async ({
  page,
  context,
}) => {
  const editor = await enter(context, 'editor');
  const id = await upload(editor, picturePath('alps-dawn'), 'image/jpeg');
  const name = `Mountains ${crypto.randomUUID().slice(0, 8)}`;
  await open(page, `/collections/media/${id}`);
  await page.locator('#field-topics .relationship-add-new__add-button').click();
  await page.locator('.drawer__content #field-name').fill(name);
  await page.locator('.drawer__content #action-save').click();
  await expect(page.locator('#field-topics')).toContainText(name);
  await page.locator('.drawer__content .doc-drawer__header-close').click();
  await expect(page.locator('.drawer__content')).toHaveCount(0);
  await save(page);
  await expectSaved(page);
  const query = encodeURI('where[or][0][and][0][field_domain_access][in][0]=HIM');
  await open(page, `/collections/media?${query}`);
  // The filters stand open where the address has some.
  await page.locator('.where-builder .condition__actions-add').last().click();
  const condition = page.locator('.where-builder .condition').last();
  await condition.locator('.condition__field .rs__control').click();
  await page.getByRole('option', { name: 'Topics', exact: true }).click();
  await condition.locator('.condition__value .rs__control').click();
  await page.getByRole('option', { name }).click();
  await expect(page.locator('table tbody tr')).toHaveCount(1);
});
