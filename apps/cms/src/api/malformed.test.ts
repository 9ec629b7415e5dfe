import { expect, test } from 'vitest';
import { fixture } from '../testing/access/accessFixtures.ts';
import { type RestAnswer, signedIn } from '../testing/rest.ts';
import { testPayload } from '../testing/testPayload.ts';

// Whatever somebody who is signed in sends, the answer says what is wrong with it, and what is
// stored can still be read.
const payload = await testPayload();
const admin = await signedIn(payload, 'admin');
const editor = await signedIn(payload, 'editor', ['HIM']);

// Its text has what PostgreSQL doesn't keep: the null character, and half a character.
const text = 'te\u0000xt\ud800';
const shapes: unknown[] = [null, text, [text], [{ in: 1 }]];
const collections = Object.values(payload.collections).map(({ config }) => config);

/** Of these a document is made that may be spoilt; of the others nothing bears the number. */
const spoilt = ['pages', 'media', 'campaigns', 'forms', 'popups', 'redirects'] as const;

/** The call, where it was answered as an error of the server or without a reason. */
const judge = (call: string, { status, body }: RestAnswer): string[] =>
  status >= 500 || (status >= 400 && !body.errors?.[0]?.message) ? [`${call}: ${status}`] : [];

test.each(collections)(
  'fields of $slug take no value of another shape',
  async (config) => {
    const { slug, flattenedFields, auth } = config;
    const failures: string[] = [];
    const made = spoilt.find((one) => one === slug);
    const id = made ? await fixture(payload, made, 'own') : 2_000_000_000;
    const names = [...flattenedFields.map(({ name }) => name), ...(auth ? ['password'] : [])];
    const path = `${slug}/${id}?depth=0`;
    for (const name of names) {
      for (const shape of shapes) {
        const sent = { [name]: shape };
        const call = `${slug} ${JSON.stringify(sent)}`;
        failures.push(...judge(`PATCH ${call}`, await admin.call('PATCH', path, sent)));
      }
      const sent = { [name]: { in: 1 } };
      const call = `${slug} ${JSON.stringify(sent)}`;
      failures.push(
        ...judge(`POST ${call}`, await admin.call('POST', slug, sent)),
        ...judge(`PATCH by an editor ${call}`, await editor.call('PATCH', path, sent)),
        ...judge(`GET after ${call}`, await admin.call('GET', path)),
      );
    }
    if (made) await payload.delete({ collection: made, id, overrideAccess: true });
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
