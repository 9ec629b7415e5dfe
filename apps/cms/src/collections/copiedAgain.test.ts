import { expect, test } from 'vitest';
import { fixture } from '../testing/access/accessFixtures.ts';
import { signedIn } from '../testing/rest.ts';
import { testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);

test.each([
  ['forms', 'key'],
  ['campaigns', 'crm_id'],
] as const)(
  'one of %s is copied as often as one likes, each with a %s of its own',
  async (collection, unique) => {
    const id = await fixture(payload, collection, 'own');
    const names = new Set<unknown>();
    for (const _ of [1, 2, 3]) {
      const { status, body } = await editor.call('POST', `${collection}/${id}/duplicate`, {});
      expect([status, body.errors]).toEqual([200, undefined]);
      names.add(body.doc?.[unique]);
    }
    expect(names.size).toBe(3);
    expect([...names].join()).not.toMatch(/undefined|copy/i);
  },
);
