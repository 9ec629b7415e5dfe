import { expect, test } from 'vitest';
import type { User } from '../runtime/payload-types.ts';
import { everyCovered } from '../testing/everyCovered.ts';
import { page, person, testPayload } from '../testing/testPayload.ts';
import { todosFor } from './todosFor.ts';

const payload = await testPayload();
const translator = await person(payload, 'translator', ['HIM']);

/** The number of a translator of these languages, which is that of the list behind it. */
async function missingIn(...languages: NonNullable<User['languages']>): Promise<number> {
  const user = { ...translator, languages };
  const todo = (await todosFor(payload, user)).find(({ key }) => key === 'translations-missing');
  if (!todo) return 0;
  const lang = new URL(todo.href, 'http://localhost').searchParams.get('lang') ?? undefined;
  const listed = await everyCovered(payload, user, { state: 'missing', lang });
  expect(listed.length, todo.href).toBe(todo.count);
  return todo.count;
}

const translate = (id: number, locale: 'es' | 'ar', title: string) =>
  payload.update({
    collection: 'pages',
    id,
    locale,
    data: { title, _status: 'published' },
    overrideAccess: true,
  });

test("a translator's numbers are of the account's own languages, as the list behind them", async () => {
  const count = () => Promise.all([missingIn('es'), missingIn('ar'), missingIn('es', 'ar')]);
  const [es, ar, both] = await count();
  const { id } = await page(payload);
  await translate(id, 'ar', 'صفحة');
  expect(await count()).toEqual([es + 1, ar, both + 1]);
  expect(await missingIn()).toBe(0);
});

test('a language that no site of an editor has is not missing, though another school of the page has it', async () => {
  const editor = await person(payload, 'editor', ['HIM']);
  const missing = async () =>
    (await todosFor(payload, editor)).find(({ key }) => key === 'translations-missing')?.count ?? 0;
  const { docs } = await payload.find({
    collection: 'brands',
    where: { code: { equals: 'HIM' } },
    overrideAccess: true,
  });
  const choose = (languages: 'es'[]) =>
    payload.update({
      collection: 'brands',
      id: docs[0]?.id ?? 0,
      data: { languages },
      overrideAccess: true,
    });
  await choose(['es']);
  const before = await missing();
  const { id } = await page(payload, { field_domain_access: ['HIM', 'CAA'] });
  expect(await missing()).toBe(before + 1);
  await translate(id, 'es', 'Página');
  expect(await missing()).toBe(before);
  await choose([]);
});
