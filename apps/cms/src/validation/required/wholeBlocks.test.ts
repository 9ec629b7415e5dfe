import { expect, test } from 'vitest';
import { notShown } from '../../publish/notShown.ts';
import type { Page } from '../../runtime/payload-types.ts';
import { openForm, signedIn } from '../../testing/adminForm.ts';
import { richText } from '../../testing/richText.ts';
import { page, testPayload } from '../../testing/testPayload.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);
type Blocks = NonNullable<Page['field_blocks']>;
/** Blocks as an editor has begun them: nothing is filled in. */
const begun = (...types: string[]) => types.map((blockType) => ({ blockType })) as Blocks;
const refused = ({
  body,
}: {
  body: { errors?: [{ data: { errors: { path: string; message: string; label: string }[] } }] };
}) => (body.errors?.[0].data.errors ?? []).map(({ path }) => path).toSorted();

test('a block that the site would leave out is refused at its field when it is published, and saved as a draft', async () => {
  const { id } = await page(payload);
  const form = await openForm(payload, editor, id, 'en');
  const rows = [
    { blockType: 'accordion', field_items: [{ field_title: 'A question' }] },
    { blockType: 'downloads', field_items: [{ title: 'A file' }] },
    { blockType: 'gallery', field_items: [{ media_type: 'remote_video' }] },
  ] as Blocks;
  form.type({
    field_blocks: [...begun('rich_text', 'quote', 'media', 'text_media', 'cards'), ...rows],
  });
  expect((await form.autosave()).status).toBe(200);
  const answer = await form.publish();
  expect(refused(answer)).toEqual(
    [
      'field_blocks.0.field_text',
      'field_blocks.1.field_text',
      'field_blocks.2.field_media.field_media_image',
      'field_blocks.3.field_text',
      'field_blocks.3.field_media.field_media_image',
      'field_blocks.4.field_items',
      'field_blocks.5.field_items.0.field_text',
      'field_blocks.6.field_items.0.url',
      'field_blocks.7.field_items.0.field_media_oembed_video',
    ].toSorted(),
  );
  expect(answer.body.errors[0].message).toContain('Block 2 (Quote)');
});

test("in another language, English stands in, and a block that isn't written in it keeps no other word from being published", async () => {
  const { id } = await page(payload, {
    field_blocks: [{ blockType: 'quote', field_text: 'A quote' }],
  });
  const english = await openForm(payload, editor, id, 'en');
  english.type({
    field_blocks: [...(english.read().field_blocks ?? []), ...begun('rich_text', 'media', 'cards')],
  });
  await english.autosave();
  const arabic = await openForm(payload, editor, id, 'ar');
  arabic.type({ title: 'عنوان' });
  expect(refused(await arabic.publish())).toEqual([]);
  // All of the three are on no page, and the editor is told so.
  expect(await notShown(payload, id, 'es')).toEqual([
    { block: 'Texto', place: 2, languages: ['en', 'ar'] },
    { block: 'Imagen o vídeo', place: 3, languages: ['en', 'ar'] },
    { block: 'Tarjetas', place: 4, languages: ['en', 'ar'] },
  ]);
  // What is begun in Arabic has to be whole in Arabic.
  const blocks = arabic.read().field_blocks ?? [];
  arabic.type({
    field_blocks: blocks.map((block, index) =>
      index === 1 ? { ...block, field_title: 'كتلة' } : block,
    ) as Blocks,
  });
  expect(refused(await arabic.publish())).toEqual(['field_blocks.1.field_text']);
  arabic.type({
    field_blocks: (arabic.read().field_blocks ?? []).map((block, index) =>
      index === 1 ? { ...block, field_text: richText('نص') } : block,
    ) as Blocks,
  });
  expect(refused(await arabic.publish())).toEqual([]);
  expect(
    (await notShown(payload, id, 'en')).map(({ block, languages }) => [block, languages.join()]),
  ).toEqual([
    ['Text', 'en'],
    ['Picture or film', 'en,ar'],
    ['Cards', 'en,ar'],
  ]);
  // In English they are refused as ever.
  const again = await openForm(payload, editor, id, 'en');
  expect(refused(await again.publish())).toEqual([
    'field_blocks.1.field_text',
    'field_blocks.2.field_media.field_media_image',
    'field_blocks.3.field_items',
  ]);
});

test('of pages that are published together, what one may leave empty excuses no other', async () => {
  const whole = await page(payload, {
    field_blocks: [{ blockType: 'rich_text', field_text: richText('English stands in') }],
  });
  const half = await page(payload);
  const english = await openForm(payload, editor, half.id, 'en');
  english.type({ field_blocks: begun('rich_text') });
  await english.autosave();
  for (const { id } of [whole, half]) {
    const spanish = await openForm(payload, editor, id, 'es');
    const [block] = spanish.read().field_blocks ?? [];
    const heading = id === half.id ? { field_title: 'Empezado' } : {};
    spanish.type({ title: 'Página', field_blocks: [{ ...block, ...heading }] as Blocks });
    expect((await spanish.autosave()).status).toBe(200);
  }
  const where = `where[id][in]=${whole.id},${half.id}`;
  const answer = await editor.ask('PATCH', `pages?${where}&draft=true&locale=es`, {
    _status: 'published',
  });
  expect(answer.body.docs.map(({ id }: Page) => id)).toEqual([whole.id]);
  expect(answer.body.errors).toMatchObject([{ id: half.id }]);
});

test('a new English entry of a menu or a form keeps no translated word from being saved', async () => {
  const { docs } = await payload.find({
    collection: 'menus',
    where: { brand: { equals: 'HIM' } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const [menu] = docs;
  const items = [...(menu?.items ?? []), { title: 'Only in English', url: '/x/' }];
  const update = (locale: 'en' | 'ru', data: object) =>
    payload.update({
      collection: 'menus',
      id: menu?.id ?? 0,
      locale,
      fallbackLocale: false,
      data,
      overrideAccess: true,
    });
  const english = await update('en', { items });
  const russian = await payload.findByID({
    collection: 'menus',
    id: english.id,
    locale: 'ru',
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
  });
  await expect(update('ru', { items: russian.items })).resolves.toBeTruthy();
  await update('en', { items: menu?.items });
});
