import { validOperators } from 'payload/shared';
import { expect, test } from 'vitest';
import { signedIn } from '../../testing/rest.ts';
import { testPayload } from '../../testing/testPayload.ts';

const payload = await testPayload();
const { call } = await signedIn(payload, 'admin');

/** Paths into JSON: an object's, a list's, a relationship's and a rich text's. */
const paths = [
  ['leads', 'fields.Email'],
  ['leads', 'attempts.0.result'],
  ['leads', 'duplicate_of.fields.Email'],
  ['subscribers', 'consents.0.at'],
  ['pages', 'body.children.text'],
] as const;
const values = ['=x', '=1', '=', '=true', '=null', '[]=x', '[]', '[a]=x', '[0][a]=x'];

test.each(paths)(
  'whatever %s are compared by at %s, it is no error of the server',
  async (slug, path) => {
    for (const operator of validOperators)
      for (const value of values) {
        const query = `where[or][0][${path}][${operator}]${value}`;
        expect([query, (await call('GET', `${slug}?${query}`)).status]).toEqual([
          query,
          expect.toSatisfy((status: number) => [200, 400].includes(status)),
        ]);
      }
  },
);

test.each(['in', 'not_in'])(
  '%s takes a list within JSON and no text, also of an export',
  async (operator) => {
    const status = async (path: string) => (await call('GET', path)).status;
    for (const path of ['leads', 'leads/export', 'leads/count']) {
      expect(await status(`${path}?where[fields.Email][${operator}]=users`)).toBe(400);
      expect(await status(`${path}?where[fields.Email][${operator}][]=a@b.example`)).toBe(200);
    }
  },
);
