import { expect, test } from 'vitest';
import { callWith, signedIn } from '../testing/rest.ts';
import { page, smallPicture, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const { token } = await signedIn(payload, 'editor', ['HIM']);
const call = callWith(payload, { authorization: `JWT ${token}`, 'accept-language': 'es' });
const { id } = await page(payload);
const draft = `pages/${id}?draft=true&locale=en`;

test('a brand that is sent twice is kept once', async () => {
  const { status, body } = await call('PATCH', draft, { field_domain_access: ['HIM', 'HIM'] });
  expect([status, body.doc?.['field_domain_access']]).toEqual([200, ['HIM']]);
});

test('no draft of a page is without its type', async () => {
  const { status, body } = await call('PATCH', draft, { type: null });
  expect([status, body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, 'type']);
});

test('a focal point stays within its picture, whose measures are those of its file', async () => {
  const picture = await smallPicture(payload);
  const { status, body } = await call('PATCH', `media/${picture.id}?locale=en`, {
    focalX: 999,
    focalY: -5,
    width: -1,
    height: 7,
    filesize: 0,
  });
  const { width, height, filesize } = picture;
  expect(status).toBe(200);
  const sound = { focalX: 100, focalY: 0, width, height, filesize };
  expect(body.doc).toMatchObject(sound);
  expect((await call('GET', `media/${picture.id}?locale=en`)).body).toMatchObject(sound);
});

test('a refused save names the field by its label in the language of whoever asks', async () => {
  const { status, body } = await call('PATCH', draft, { type: { is: 'none' }, field_lead: 5 });
  expect(status).toBe(400);
  expect(body.errors?.[0]?.message).toBe(
    'Los siguientes campos son inválidos: Tipo – La información en este campo es inválida; Entradilla – La información en este campo es inválida',
  );
});

test('a reason stays one sentence in the message, with its commas, at which the form would split it', async () => {
  const inEnglish = callWith(payload, { authorization: `JWT ${token}`, 'accept-language': 'en' });
  const data = { alias: '/x y/', _status: 'published' };
  const { status, body } = await inEnglish('PATCH', `pages/${id}?locale=en`, data);
  expect(status).toBe(400);
  const refusal = body.errors?.[0];
  expect(refusal?.data?.errors?.[0]?.message).toContain(', digits');
  expect(refusal?.message).toMatch(
    /^The following field is invalid: Address – Write it .+, digits/,
  );
  const form = {
    authorization: `JWT ${token}`,
    'sec-fetch-site': 'same-origin',
    'accept-language': 'en',
  };
  const shown = await callWith(payload, form)('PATCH', `pages/${id}?locale=en`, data);
  const text = shown.body.errors?.[0]?.message;
  expect(text).toBe(refusal?.message.replaceAll(',', '\u201a'));
});
