import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { fixture, oneEach } from '../testing/access/accessFixtures.ts';
import { indexAfterwards } from '../testing/indexAfterwards.ts';
import { type RestAnswer, signedIn } from '../testing/rest.ts';
import { testPayload } from '../testing/testPayload.ts';

// Whatever somebody who is signed in sends, the answer says what is wrong with it, and what is
// stored can still be read.
const payload = await testPayload();
const admin = await signedIn(payload, 'admin');
const editor = await signedIn(payload, 'editor', ['HIM']);
indexAfterwards();

// Its text has what PostgreSQL doesn't keep: the null character, and half a character.
const text = 'te\u0000xt\ud800';
const shapes: unknown[] = [null, '', text, [text], [{ in: 1 }]];
/** Values of a field's own shape that no database takes, or that name nothing. */
const extremes: Readonly<Partial<Record<FlattenedField['type'], unknown[]>>> = {
  date: ['-000001-01-01T00:00:00.000Z', '+200000-01-01'],
  number: [1e308, -1, 2 ** 53],
  relationship: [999_999, -1, 0, 1e308, [999_999], '999999', { relationTo: 'pages', value: 9e9 }],
  upload: [999_999, -1, 1e308, '99999999999'],
  select: ['nope', ['HIM', 'HIM']],
};
const collections = Object.values(payload.collections).map(({ config }) => config);

/** Of these a document is made that may be spoilt; of the others nothing bears the number. */
const spoilt = [
  ...(['pages', 'media', 'campaigns', 'forms', 'popups', 'redirects', 'patterns'] as const),
  ...(['shared-sections', 'releases', 'search-synonyms', 'media-topics', 'glossary'] as const),
  ...(['menus', 'footers', 'brand-settings'] as const),
];

/** The call, where it was answered as an error of the server or without a reason. */
const judge = (call: string, { status, body }: RestAnswer): string[] =>
  status >= 500 || (status >= 400 && !body.errors?.[0]?.message) ? [`${call}: ${status}`] : [];

test.each(collections)(
  'fields of $slug take no value of another shape',
  async (config) => {
    const { slug, flattenedFields, auth } = config;
    const failures: string[] = [];
    const made = spoilt.find((one) => one === slug);
    const hasDrafts = Boolean(config.versions?.drafts);
    const id = made ? await fixture(payload, made, 'own') : 2_000_000_000;
    const password = { name: 'password', type: 'text' } as const;
    const path = `${slug}/${id}?depth=0`;
    for (const { name, type } of auth ? [...flattenedFields, password] : flattenedFields) {
      for (const shape of [...shapes, ...(extremes[type] ?? [])]) {
        const sent = { [name]: shape };
        const call = `${slug} ${JSON.stringify(sent)}`;
        failures.push(...judge(`PATCH ${call}`, await admin.call('PATCH', path, sent)));
        if (made && hasDrafts) {
          const draft = `${path}&draft=true`;
          failures.push(...judge(`PATCH draft ${call}`, await admin.call('PATCH', draft, sent)));
        }
      }
      const sent = { [name]: { in: 1 } };
      const call = `${slug} ${JSON.stringify(sent)}`;
      failures.push(
        ...judge(`POST ${call}`, await admin.call('POST', slug, sent)),
        ...judge(`PATCH by an editor ${call}`, await editor.call('PATCH', path, sent)),
        ...judge(`GET after ${call}`, await admin.call('GET', path)),
        ...(made
          ? judge(`list after ${call}`, await admin.call('GET', `${slug}?draft=true&depth=0`))
          : []),
      );
    }
    if (made && !oneEach.has(made))
      await payload.delete({ collection: made, id, trash: true, overrideAccess: true });
    expect(failures).toEqual([]);
  },
  120_000,
);

test.each([
  ['GET', 'media/file/none.jpg', 404],
  ['DELETE', 'payload-preferences/none', 404],
  ['POST', 'payload-preferences', 400],
  ['PATCH', 'payload-migrations/1', 404],
  ['GET', 'payload-jobs/handle-schedules', 404],
  ['POST', 'users/verify/none', 404],
  ['GET', 'globals/sign-in-rules/versions', 404],
  ['POST', 'globals/sign-in-rules/versions/1', 404],
  ['GET', 'globals/none', 404],
  ['POST', 'pages', 400],
  ['POST', 'globals/sign-in-rules', 400],
] as const)('%s %s without a body answers %i', async (method, path, status) => {
  expect((await admin.call(method, path)).status).toBe(status);
});

test('a password that is no text changes nothing and ends no session', async () => {
  const { user, call } = await signedIn(payload, 'editor', ['HIM']);
  const answer = await admin.call('PATCH', `users/${user.id}`, { password: {} });
  expect(answer.status).toBe(400);
  expect(answer.body.errors?.[0]?.data?.errors).toMatchObject([{ path: 'password' }]);
  expect((await call('GET', 'users/me')).status).toBe(200);
  expect((await call('GET', 'pages?limit=1&depth=0')).status).toBe(200);
});
