import { expect, test } from 'vitest';
import type { Page, User } from '../runtime/payload-types.ts';
import { type Call, callWith, signedIn } from '../testing/rest.ts';
import { formPage, page, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);
const admin = await signedIn(payload, 'admin');

test('an editor reads the versions of the own pages, and of no others', async () => {
  const [own, other] = [await page(payload), await page(payload, { field_domain_access: ['CAA'] })];
  for (const { id } of [own, other])
    await payload.update({
      collection: 'pages',
      id,
      data: { title: 'Again', _status: 'published' },
      overrideAccess: true,
    });
  const list = await editor.call(
    'GET',
    `pages/versions?where[parent][in]=${own.id},${other.id}&depth=0`,
  );
  expect(list.status).toBe(200);
  expect(new Set(list.body.docs?.map(({ parent }) => parent))).toEqual(new Set([own.id]));
  const [version] = list.body.docs ?? [];
  expect((await editor.call('GET', `pages/versions/${String(version?.id)}`)).status).toBe(200);
});

test('what an editor begins without a word, as opening the empty form does, is of the own brand and readable', async () => {
  const begun = await payload.create({
    collection: 'pages',
    draft: true,
    data: {} as Page,
    user: editor.user,
    overrideAccess: false,
  });
  expect(begun.field_domain_access).toEqual(['HIM']);
  expect((await editor.call('GET', `pages/${begun.id}?draft=true`)).status).toBe(200);
  for (const field_domain_access of [[], null, ['CAA']]) {
    for (const query of ['?draft=true&autosave=true', ''])
      expect(
        (await editor.call('PATCH', `pages/${begun.id}${query}`, { field_domain_access })).status,
      ).toBe(400);
    expect((await editor.call('POST', 'pages?draft=true', { field_domain_access })).status).toBe(
      400,
    );
  }
  const form = await editor.call('POST', 'forms', {
    key: unique('f'),
    type: 'contact',
    title: 'F',
    submitLabel: 'Send',
  });
  expect([form.status, form.body.doc?.['field_domain_access']]).toEqual([201, ['HIM']]);
});

test('an editor is offered the own brands and those that the document already has', () => {
  const [field] = payload.collections.pages.config.flattenedFields.filter(
    ({ name }) => name === 'field_domain_access',
  );
  const offer = (user: User, data: object) => {
    const options = field?.type === 'select' ? field.options : [];
    const offered =
      field?.type === 'select'
        ? field.filterOptions?.({ data, options, req: { user } as never, siblingData: data })
        : [];
    return offered?.map((option) => (typeof option === 'object' ? option.value : option));
  };
  expect(offer(editor.user, {})).toEqual(['HIM']);
  expect(offer(editor.user, { field_domain_access: ['HIM', 'CAA'] })).toEqual(['CAA', 'HIM']);
  expect(offer(admin.user, {})).toHaveLength(5);
});

test('a copy of a shared page is of the own brands only; a version of other days brings no brand back', async () => {
  const shared = await page(payload, { field_domain_access: ['HIM', 'CAA'] });
  const copy = await editor.call('POST', `pages/${shared.id}/duplicate?draft=true`, {});
  expect([copy.status, copy.body.doc?.['field_domain_access']]).toEqual([200, ['HIM']]);
  await payload.update({
    collection: 'pages',
    id: shared.id,
    data: { field_domain_access: ['HIM'] },
    overrideAccess: true,
  });
  const versions = await editor.call(
    'GET',
    `pages/versions?where[parent][equals]=${shared.id}&sort=createdAt&depth=0`,
  );
  expect(
    (await editor.call('POST', `pages/versions/${String(versions.body.docs?.[0]?.id)}`)).status,
  ).toBe(400);
});

test('who deletes a page of several brands without editing all of them is told so; who edits all may', async () => {
  const shared = await page(payload, { field_domain_access: ['HIM', 'CAA'] });
  const trash = { deletedAt: new Date().toISOString() };
  expect(await editor.call('PATCH', `pages/${shared.id}`, trash)).toMatchObject({
    status: 403,
    body: { errors: [{ message: expect.stringContaining('CAA') }] },
  });
  const both = await signedIn(payload, 'editor', ['HIM', 'CAA']);
  expect((await both.call('PATCH', `pages/${shared.id}`, trash)).status).toBe(200);
});

test('a footer or menu that a brand already has is refused on its field', async () => {
  for (const [slug, data] of [
    ['footers', { brand: 'HIM' }],
    ['menus', { brand: 'HIM', group: 'main' }],
  ] as const)
    expect(await editor.call('POST', slug, data), slug).toMatchObject({
      status: 400,
      body: { errors: [{ data: { errors: [{}] } }] },
    });
});

test('an editor redirects to paths and to hosts of the brands, never off them; an administrator may', async () => {
  const redirect = (call: Call, url: string) =>
    call('POST', 'redirects', {
      brand: 'HIM',
      lang: 'en',
      path: `/${unique('r')}/`,
      url,
      status: '301',
    });
  for (const url of ['/programs/', 'https://caa.localhost/en/', 'http://HIM.localhost:3000/'])
    expect((await redirect(editor.call, url)).status, url).toBe(201);
  for (const url of [
    'https://evil.example/',
    'https://him.localhost@evil.example/',
    'https://him.localhost.evil.example/',
    'mailto:a@evil.example',
  ])
    expect(await redirect(editor.call, url), url).toMatchObject({
      status: 400,
      body: { errors: [{ data: { errors: [{ path: 'url' }] } }] },
    });
  const { body, status } = await redirect(admin.call, 'https://evil.example/');
  expect(status).toBe(201);
  const path = `/${unique('r')}/`;
  expect((await editor.call('PATCH', `redirects/${String(body.doc?.id)}`, { path })).status).toBe(
    200,
  );
  expect(
    (
      await editor.call('PATCH', `redirects/${String(body.doc?.id)}`, {
        url: 'https://evil.example/2',
      })
    ).status,
  ).toBe(400);
});

test('what a relation names of another brand stays an id', async () => {
  const form = await payload.create({
    collection: 'forms',
    data: {
      key: unique('f'),
      type: 'contact',
      title: 'Secret',
      submitLabel: 'Send',
      field_domain_access: ['CAA'],
    },
    overrideAccess: true,
  });
  const own = await formPage(payload);
  await payload.db.updateOne({
    collection: 'pages',
    id: own.id,
    data: { field_webform_dynamic_paragraph: form.id },
  });
  const answer = await editor.call('GET', `pages/${own.id}?depth=3`);
  expect(answer.status).toBe(200);
  expect(answer.body['field_webform_dynamic_paragraph']).toBe(form.id);
});

test.each(['password', 'hash', 'salt', 'sessions', 'resetPasswordToken'])(
  'nobody searches or sorts accounts by %s',
  async (field) => {
    for (const call of [editor.call, callWith(payload, {})]) {
      expect((await call('GET', `users?where[${field}][like]=a`)).status).toBeGreaterThanOrEqual(
        400,
      );
      const sorted = await call('GET', `users?sort=${field}&limit=100`);
      expect(
        sorted.body.docs?.filter(({ id }) => call !== editor.call || id !== editor.user.id) ?? [],
      ).toEqual([]);
      expect(sorted.status).not.toBe(500);
      expect(JSON.stringify(sorted.body.docs ?? [])).not.toMatch(
        /"(hash|salt|resetPasswordToken)"/,
      );
    }
  },
);
