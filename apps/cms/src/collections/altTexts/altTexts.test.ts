import { expect, test } from 'vitest';
import { signedIn } from '../../testing/rest.ts';
import { smallPicture, testPayload, unique } from '../../testing/testPayload.ts';
import { countUndescribed, findUndescribed } from '../../translations/missingAltTexts.ts';

const payload = await testPayload();
const [editor, stranger] = await Promise.all([
  signedIn(payload, 'editor', ['HIM']),
  signedIn(payload, 'editor', ['CAA']),
]);
const stored = async (id: number) =>
  (await editor.call('GET', `media/${id}?locale=all&depth=0`)).body['alt'];

test('an editor saves four alternative texts at once and finds the picture by each of them', async () => {
  const { id } = await smallPicture(payload);
  const texts = {
    en: unique('kitchen'),
    es: unique('cocina'),
    ar: unique('مطبخ'),
    ru: unique('кухня'),
  };
  expect((await editor.call('PATCH', `media/${id}/alt-texts`, texts)).status).toBe(200);
  expect(await stored(id)).toEqual(texts);
  for (const text of Object.values(texts))
    for (const query of [`where[alt][like]=${text}`, `where[and][0][or][0][alt][like]=${text}`]) {
      const { body } = await editor.call('GET', `media?locale=en&${encodeURI(query)}`);
      expect(body.docs?.map((doc) => doc.id)).toEqual([id]);
    }
});

test('nothing is saved by an editor of another school, or if one of the texts is refused', async () => {
  const { id } = await smallPicture(payload);
  const before = await stored(id);
  const patch = ({ call }: typeof editor, sent: object) =>
    call('PATCH', `media/${id}/alt-texts`, sent);
  expect((await patch(stranger, { en: 'Theirs' })).status).toBeGreaterThanOrEqual(403);
  for (const sent of [{ en: ' ', es: 'Nuestro' }, { en: 'Ours', xx: 'No language' }, {}])
    expect((await patch(editor, sent)).status).toBe(400);
  const { body } = await patch(editor, { en: '' });
  expect(body.errors?.[0]?.message).toBe('English: This text is required.');
  expect(await stored(id)).toEqual(before);
});

test('an emptied text of a language other than English is taken away with what else is saved', async () => {
  const { id } = await smallPicture(payload);
  const texts = { en: unique('bridge'), es: unique('puente'), ru: unique('мост') };
  await editor.call('PATCH', `media/${id}/alt-texts`, texts);
  const next = { en: unique('tower'), es: '', ar: unique('برج') };
  const { status, body } = await editor.call('PATCH', `media/${id}/alt-texts`, next);
  expect(status).toBe(200);
  expect(await stored(id)).toMatchObject({ en: next.en, ar: next.ar, ru: texts.ru });
  expect(((await stored(id)) as { es?: string | null }).es || null).toBeNull();
  const medium = await editor.call('GET', `media/${id}?locale=en&depth=0`);
  expect(body['updatedAt']).toBe(medium.body['updatedAt']);
});

test('texts of several languages that are saved at the same moment are all kept', async () => {
  const { id } = await smallPicture(payload);
  const texts = { en: unique('lake'), es: unique('lago'), ru: unique('озеро') };
  const form = (lang: string, alt: string) =>
    editor.call('PATCH', `media/${id}?locale=${lang}`, { alt });
  await Promise.all([
    form('es', texts.es),
    editor.call('PATCH', `media/${id}/alt-texts`, { en: texts.en }),
    form('ru', texts.ru),
  ]);
  expect(await stored(id)).toEqual(texts);
});

test('pictures that lack a text in a language are listed to those who may write it', async () => {
  const counts = ({ user }: typeof editor) =>
    Promise.all(
      [{}, { lang: 'es' }, { lang: 'en' }, { lang: 'es', brand: 'CAA' }].map((query) =>
        countUndescribed(payload, user, query),
      ),
    );
  const [before, theirs] = await Promise.all([counts(editor), counts(stranger)]);
  const { id } = await smallPicture(payload);
  const grown = before.map((count, index) => count + Number(index < 2));
  expect(await counts(editor)).toEqual(grown);
  expect(await counts(stranger)).toEqual(theirs);
  const [newest] = await findUndescribed(payload, editor.user, { lang: 'es', limit: 1 });
  expect(newest).toMatchObject({ id, texts: { en: 'A pixel' } });
  const texts = { es: 'Un píxel', ar: 'بكسل', ru: 'Пиксель' };
  await editor.call('PATCH', `media/${id}/alt-texts`, texts);
  expect(await counts(editor)).toEqual(before);
});
