import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostile } from '../testing/hostile.ts';
import { type Call, type RestAnswer, signedIn } from '../testing/rest.ts';
import { testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const people = {
  editorHIM: await signedIn(payload, 'editor', ['HIM']),
  colleagueHIM: await signedIn(payload, 'translator', ['HIM']),
  editorCAA: await signedIn(payload, 'editor', ['CAA']),
  admissionsHIM: await signedIn(payload, 'admissions', ['HIM']),
  analystHIM: await signedIn(payload, 'analyst', ['HIM']),
  admin: await signedIn(payload, 'admin'),
};
type Role = keyof typeof people;
const path = 'payload-query-presets';

const filter = { or: [{ and: [{ title: { contains: 'hotel' } }] }] };
const save = (role: Role, data: object) =>
  people[role].call('POST', path, {
    title: unique('View'),
    relatedCollection: 'pages',
    where: filter,
    columns: [{ accessor: 'title', active: true }],
    ...data,
  });
const shared = (read: object) => ({ isShared: true, access: { read } });
async function readers({ body }: RestAnswer): Promise<string> {
  const seen: Role[] = [];
  for (const role of Object.keys(people) as Role[]) {
    const list = await people[role].call('GET', `${path}?where[id][equals]=${body.doc?.id}`);
    expect(list.status).toBeLessThan(500);
    if (list.body.docs?.length) seen.push(role);
  }
  return seen.join(' ');
}

test('a view is its own, unless it is shared with colleagues or, by administrators, with all', async () => {
  const own = await save('editorHIM', {});
  expect(own.status, JSON.stringify(own.body)).toBe(201);
  expect(await readers(own)).toBe('editorHIM');
  const colleagues = await save('editorHIM', shared({ constraint: 'brands' }));
  expect(colleagues.status, JSON.stringify(colleagues.body)).toBe(201);
  expect(await readers(colleagues)).toBe('editorHIM colleagueHIM admin');
  const { id } = colleagues.body.doc ?? {};
  for (const method of ['PATCH', 'DELETE'])
    expect((await people.colleagueHIM.call(method, `${path}/${id}`, {})).status).toBe(403);
  const foreign = shared({ constraint: 'brands', brands: ['CAA'] });
  expect((await save('editorHIM', foreign)).status).toBe(400);
  const everyone = shared({ constraint: 'everyone' });
  expect((await save('editorHIM', everyone)).status).toBe(400);
  expect(await readers(await save('admin', everyone))).toBe(
    'editorHIM colleagueHIM editorCAA admin',
  );
});

test('a view of enquiries is for who reads them, however it is shared', async () => {
  const ofLeads = { relatedCollection: 'leads', where: { name: { equals: 'Ada' } } };
  const made = await save('admin', { ...ofLeads, ...shared({ constraint: 'everyone' }) });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(await readers(made)).toBe('admissionsHIM admin');
  // A filter is refused before the view itself.
  expect((await save('editorHIM', ofLeads)).status).toBe(400);
  expect((await save('editorHIM', { ...ofLeads, where: null })).status).toBe(403);
  expect((await save('analystHIM', { where: null })).status).toBe(403);
  const own = await save('editorHIM', {});
  const moved = { relatedCollection: 'leads', title: 'Moved' };
  const call = people.editorHIM.call;
  const answer = await call('PATCH', `${path}/${own.body.doc?.id}`, moved);
  expect(answer.body.doc).toMatchObject({ title: 'Moved', relatedCollection: 'pages' });
});

test('a filter that the list would refuse, and columns that are none, are refused at their field', async () => {
  const wrong: object[] = [
    ...['x', 7, [], { or: 'x' }, { or: [null] }, { or: [{ and: [null] }] }, { title: null }].map(
      (where) => ({ where }),
    ),
    { where: { nope: { equals: 1 } } },
    { where: { title: { nope: 1 } } },
    { where: { 'title.en': { contains: 'x'.repeat(9000) } } },
    ...['x', 7, {}, [null], [{ accessor: 7, active: true }]].map((columns) => ({ columns })),
    { groupBy: 'nope' },
    { title: 'x'.repeat(500) },
    { title: ['x'] },
    { access: 'x' },
    { access: { read: 'x' } },
    { access: { read: { constraint: 'nope' } } },
    { relatedCollection: 'users' },
  ];
  for (const data of wrong)
    expect([400, 403], JSON.stringify(data)).toContain((await save('editorHIM', data)).status);
  for (const access of [{ '': null }, { nope: 'x' }, { nope: 7 }])
    expect((await save('editorHIM', { access })).status, JSON.stringify(access)).toBe(201);
  const users = shared({ constraint: 'onlyMe', users: [people.admin.user.id] });
  expect((await save('editorHIM', users)).status).toBe(201);
});

test('a view offers no groups, which no list shows and every save refuses', () => {
  const { flattenedFields } = payload.collections['payload-query-presets'].config;
  const offered = flattenedFields.filter(
    ({ admin }) => !(admin && 'hidden' in admin && admin.hidden),
  );
  expect(offered.map(({ name }) => name)).toContain('columns');
  expect(offered.map(({ name }) => name)).not.toContain('groupBy');
});

test('no value of a view is an error of the server, and none breaks its list', async () => {
  const { call } = people.editorHIM;
  const value = fc.oneof(fc.constantFrom(...hostile), fc.jsonValue({ maxDepth: 3 }));
  const field = fc.constantFrom('title', 'where', 'columns', 'groupBy', 'access', 'isShared');
  const saved = await save('editorHIM', {});
  const sound = async (ask: Call, method: string, to: string, data: object) =>
    expect((await ask(method, to, data)).status, JSON.stringify(data)).toBeLessThan(500);
  await fc.assert(
    fc.asyncProperty(field, value, async (name, sent) => {
      const data = { title: 'View', relatedCollection: 'pages', [name]: sent };
      await sound(call, 'POST', path, data);
      await sound(call, 'PATCH', `${path}/${saved.body.doc?.id}`, { [name]: sent });
    }),
    { numRuns: 80 },
  );
});
