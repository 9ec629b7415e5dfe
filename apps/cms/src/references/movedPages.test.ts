import { expect, test } from 'vitest';
import { signedIn } from '../testing/rest.ts';
import { page, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const [editor, reviewer] = [
  await signedIn(payload, 'editor', ['HIM']),
  await signedIn(payload, 'reviewer', ['HIM']),
];

test('a page that moved is used by what somebody made, and not by the redirects that its moves left', async () => {
  const { id } = await page(payload);
  const path = `pages/${id}`;
  for (const _ of [1, 2])
    await editor.call('PATCH', path, { alias: `/${unique('moved')}/`, _status: 'published' });
  const where = { page: { equals: id } };
  const left = await payload.count({ collection: 'redirects', where, overrideAccess: true });
  expect(left.totalDocs).toBeGreaterThan(4);
  const uses = async ({ call }: typeof editor) => (await call('GET', `${path}/used-in`)).body;
  for (const person of [editor, reviewer])
    expect(await uses(person)).toEqual({ uses: [], hidden: 0 });
  const old = `/${unique('old')}/`;
  const redirect = { brand: 'HIM', lang: 'en', path: old, page: id, status: '301' };
  await editor.call('POST', 'redirects', redirect);
  expect(await uses(editor)).toMatchObject({ uses: [{ title: old }], hidden: 0 });
  expect(await uses(reviewer)).toEqual({ uses: [], hidden: 1 });
  const deletedAt = new Date().toISOString();
  expect((await reviewer.call('PATCH', path, { deletedAt })).status).toBe(200);
});
