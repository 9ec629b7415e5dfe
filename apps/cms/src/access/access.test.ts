import type { CollectionSlug, Where } from 'payload';
import { expect, test } from 'vitest';
import type { User } from '../runtime/payload-types.ts';
import { page, person, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const admin = await person(payload, 'admin');
const editor = await person(payload, 'editor', ['HIM']);
const admissions = await person(payload, 'admissions', ['HIM']);
const roles = { admin, editor, admissions, anonymous: undefined };

type Role = keyof typeof roles;
const ofUser = (user: User | undefined) => ({ overrideAccess: false, ...(user ? { user } : {}) });

/** Documents that somebody sees; refusals count as none. */
async function seen(collection: CollectionSlug, role: Role, where: Where = {}): Promise<number> {
  try {
    return (await payload.count({ collection, where, ...ofUser(roles[role]) })).totalDocs;
  } catch {
    return 0;
  }
}

const content = [
  'pages',
  'campaigns',
  'forms',
  'menus',
  'footers',
  'popups',
  'brand-settings',
] as const;

test.each(content)(
  '%s: an administrator sees all, an editor those of the own brands, others none',
  async (collection) => {
    const brandField = ['menus', 'footers', 'brand-settings'].includes(collection)
      ? 'brand'
      : 'field_domain_access';
    const all = await payload.count({ collection, overrideAccess: true });
    const own = await payload.count({
      collection,
      where: { [brandField]: { in: ['HIM'] } },
      overrideAccess: true,
    });
    expect(own.totalDocs).toBeGreaterThan(0);
    expect(own.totalDocs).toBeLessThan(all.totalDocs);
    expect(await seen(collection, 'admin')).toBe(all.totalDocs);
    expect(await seen(collection, 'editor')).toBe(own.totalDocs);
    expect(await seen(collection, 'admissions')).toBe(0);
    expect(await seen(collection, 'anonymous')).toBe(0);
  },
);

test('users: everybody but an administrator sees only the own account, the anonymous none', async () => {
  expect(await seen('users', 'admin')).toBeGreaterThan(2);
  expect([
    await seen('users', 'editor'),
    await seen('users', 'admissions'),
    await seen('users', 'anonymous'),
  ]).toEqual([1, 1, 0]);
});

test('change-log: nobody writes it over HTTP, only administrators read it', async () => {
  await expect(
    payload.create({ collection: 'change-log', data: { tags: ['x'] }, ...ofUser(admin) }),
  ).rejects.toThrow();
  expect(await seen('change-log', 'editor')).toBe(0);
});

test('an editor can neither make nor take over pages of other brands', async () => {
  const draft = {
    type: 'lego_page',
    title: 'Mine',
    alias: `/${unique('mine')}/`,
    field_domain_access: ['CAA'],
  } as const;
  await expect(
    payload.create({
      collection: 'pages',
      data: { ...draft, field_domain_access: [...draft.field_domain_access] },
      ...ofUser(editor),
    }),
  ).rejects.toThrow(/field_domain_access|following field|Shown on/i);
  const foreign = await page(payload, { field_domain_access: ['CAA'] });
  await expect(
    payload.update({
      collection: 'pages',
      id: foreign.id,
      data: { title: 'Taken' },
      ...ofUser(editor),
    }),
  ).rejects.toThrow();
  const shared = await page(payload, { field_domain_access: ['HIM', 'CAA'] });
  const edited = await payload.update({
    collection: 'pages',
    id: shared.id,
    data: { title: 'Edited' },
    ...ofUser(editor),
  });
  expect(edited.title).toBe('Edited');
  await expect(
    payload.update({
      collection: 'pages',
      id: shared.id,
      data: { field_domain_access: ['HIM'] },
      ...ofUser(editor),
    }),
  ).rejects.toThrow();
});

test('nobody raises the own role', async () => {
  await payload.update({
    collection: 'users',
    id: editor.id,
    data: { role: 'admin', brands: ['SEG'] },
    ...ofUser(editor),
  });
  expect(
    await payload.findByID({ collection: 'users', id: editor.id, overrideAccess: true }),
  ).toMatchObject({
    role: 'editor',
    brands: ['HIM'],
  });
});

test('admissions and the anonymous write no content', async () => {
  for (const user of [admissions, undefined]) {
    await expect(
      payload.create({
        collection: 'pages',
        data: { type: 'lego_page', title: 'No', field_domain_access: ['HIM'] },
        ...ofUser(user),
      }),
    ).rejects.toThrow();
  }
});

test('every collection of ours states its access', () => {
  for (const { slug, access } of Object.values(payload.collections).map(({ config }) => config)) {
    if (slug.startsWith('payload-')) continue;
    for (const operation of ['create', 'read', 'update', 'delete'] as const) {
      expect(access[operation].name, `${slug}.${operation}`).not.toBe('defaultAccess');
      expect(access[operation].toString(), `${slug}.${operation}`).not.toMatch(
        /=>\s*Boolean\(user\)/,
      );
    }
  }
});
