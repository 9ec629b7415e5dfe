import { expect, test } from 'vitest';
import { fetchParsedNode } from '../testing/fetchParsedNode.ts';
import { page, testPayload, unique } from '../testing/testPayload.ts';
import { handleNode } from './node.ts';

const payload = await testPayload();
const post = (body: BodyInit, headers: HeadersInit = { entorno: 'HIM' }, query = 'lang=en') =>
  handleNode(
    payload,
    new Request(`http://localhost/api/node?${query}`, { method: 'POST', body, headers }),
  );

test('a page is answered for its path with language prefix and the asked language', {
  tags: ['S7.node.1', 'S7.node.2'],
}, async () => {
  const { status, body } = await fetchParsedNode(payload, '/en/');
  expect(status).toBe(200);
  expect(body.node?.title).toBeTruthy();
  const spanish = await fetchParsedNode(payload, '/es/programs/', { lang: 'es' });
  expect(spanish.body.node?.title).toBe('Programas');
});

test('a missing page is 404 with menus and footer of the brand, in the language', {
  tags: ['S7.node.4'],
}, async () => {
  const { status, body } = await fetchParsedNode(payload, '/ar/nothing-here/', { lang: 'ar' });
  expect(status).toBe(404);
  expect(body).toMatchObject({
    errors: [{ message: 'Not found' }],
    menus: { main: expect.arrayContaining([expect.anything()]) },
  });
  expect(body.tags).toEqual(
    expect.arrayContaining(['redirect:HIM', 'route:HIM', 'menu:HIM', 'footer:HIM']),
  );
});

test('a page of one brand is not found at another one', { tags: ['S6.roles.3'] }, async () => {
  const { alias } = await page(payload);
  expect((await fetchParsedNode(payload, `/en${alias}`)).status).toBe(200);
  expect((await fetchParsedNode(payload, `/en${alias}`, { brand: 'CAA' })).status).toBe(404);
});

test('long brand codes and any case are understood, unknown ones refused', {
  tags: ['S1.env.1'],
}, async () => {
  expect((await fetchParsedNode(payload, '/en/', { brand: 'crcs' })).status).toBe(200);
  expect((await fetchParsedNode(payload, '/en/', { brand: 'NOPE' })).status).toBe(400);
});

test.each([
  ['not JSON', '{', undefined, undefined],
  ['no body', '', undefined, undefined],
  ['a list', '[]', undefined, undefined],
  ['a number as path', '{"nodeUrl":5}', undefined, undefined],
  ['a path without slash', '{"nodeUrl":"en/"}', undefined, undefined],
  ['dots', '{"nodeUrl":"/en/../etc/"}', undefined, undefined],
  ['double slashes', '{"nodeUrl":"/en//x/"}', undefined, undefined],
  ['broken encoding', '{"nodeUrl":"/en/%zz/"}', undefined, undefined],
  ['a null byte', '{"nodeUrl":"/en/\\u0000/"}', undefined, undefined],
  ['a lone surrogate', '{"nodeUrl":"/en/\\ud800/"}', undefined, undefined],
  ['8 KB of path', JSON.stringify({ nodeUrl: `/en/${'a'.repeat(8192)}/` }), undefined, undefined],
  ['an unknown language', '{"nodeUrl":"/en/"}', undefined, 'lang=xx'],
  ['no brand', '{"nodeUrl":"/en/"}', {}, undefined],
])(
  '%s is answered with 400 and a message',
  { tags: ['S7.node.5'] },
  async (_, body, headers, query) => {
    const response = await post(body, headers, query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: [{ message: expect.stringMatching(/\w/) }] });
  },
);

test.each([
  "/en/'; drop table pages; --/",
  '/en/%00/',
  '/en/🏔️/',
  '/en/مدرسة/',
  '/en/\\x/',
  `/en/${'a/'.repeat(500)}`,
])('the odd path %s is never an error of ours', { tags: ['S7.node.4'] }, async (path) => {
  expect([400, 404]).toContain((await fetchParsedNode(payload, path)).status);
});

test('the English address of a page that has its own in a language leads there for good', {
  tags: ['S7.node.3'],
}, async () => {
  const own = `/${unique('propio')}/`;
  const doc = await page(payload);
  await payload.update({
    collection: 'pages',
    id: doc.id,
    locale: 'es',
    data: { title: 'Página', alias: own, _status: 'published' },
    overrideAccess: true,
  });
  expect(await fetchParsedNode(payload, `/es${doc.alias}`, { lang: 'es' })).toMatchObject({
    status: 301,
    body: { errors: [{ message: `/es${own}` }] },
  });
  expect((await fetchParsedNode(payload, `/es${own}`, { lang: 'es' })).body.node).toMatchObject({
    title: 'Página',
    lang: 'es',
    translations: { en: doc.alias, es: own },
  });
});

test('a page that is not translated is in English, says so, and leads the selector to the nearest translated page', {
  tags: ['S1.i18n.1'],
}, async () => {
  const { alias } = await page(payload, { alias: `/programs/${unique('only-english')}/` });
  const { body } = await fetchParsedNode(payload, `/ru${alias}`, { lang: 'ru' });
  expect(body.node).toMatchObject({ lang: 'en', translations: { en: alias } });
  expect(body).toMatchObject({
    menus: {
      languages: expect.arrayContaining([
        expect.objectContaining({
          lang: 'ru',
          translated: false,
          absolute: 'http://him.localhost:3000/ru/programs/',
        }),
      ]),
    },
  });
});

test.each(['SEG', 'CR', 'CAA', 'HIM', 'SHMS'])(
  "the alumni page of %s says whose newsletter it subscribes to, other pages don't",
  { tags: ['S7.mail.3'] },
  async (brand) => {
    const fetchNewsletterMode = async (path: string) =>
      (await fetchParsedNode(payload, path, { brand })).body.node?.field_newsletter_mode;
    expect(await fetchNewsletterMode('/en/newsletter-alumni/')).toBe('alumni');
    expect(await fetchNewsletterMode('/en/')).toBeUndefined();
  },
);
