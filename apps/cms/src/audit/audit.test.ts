import type { CollectionSlug } from 'payload';
import { expect, test } from 'vitest';
import { clientAddressHeader } from '../runtime/http/clientAddressHeader.ts';
import type { Audit } from '../runtime/payload-types.ts';
import { pictureFile } from '../testing/access/accessFixtures.ts';
import { handOver, inbox, lead } from '../testing/leads.ts';
import { callWith, signedIn } from '../testing/rest.ts';
import { page, person, smallPicture, testPayload, unique } from '../testing/testPayload.ts';
import { appendRow } from './chain/appendRow.ts';
import { verifyChain } from './chain/verifyChain.ts';

const payload = await testPayload();
const admin = await signedIn(payload, 'admin');
const admissions = await signedIn(payload, 'admissions', ['HIM']);
const from = '203.0.113.7';
const here = { [clientAddressHeader]: from };
const asAdmin = callWith(payload, { ...here, authorization: `JWT ${admin.token}` });
const asAdmissions = callWith(payload, { ...here, authorization: `JWT ${admissions.token}` });

const newest = async (): Promise<Audit | undefined> =>
  (
    await payload.find({
      collection: 'audit',
      sort: '-sequence',
      limit: 1,
      depth: 0,
      overrideAccess: true,
    })
  ).docs[0];

/** The rows that something leaves. */
async function collectRows(something: () => Promise<unknown>): Promise<Partial<Audit>[]> {
  const before = (await newest())?.sequence ?? 0;
  await something();
  const { docs } = await payload.find({
    collection: 'audit',
    where: { sequence: { greater_than: before } },
    sort: 'sequence',
    pagination: false,
    overrideAccess: true,
  });
  return docs;
}

const visitor = 'Wilhelmina Nachtigall';
async function storedLead(data: object = {}): Promise<{ id: number; email: string }> {
  const email = `${unique('wilhelmina')}@visitor.example`;
  const fields = { Name: 'Wilhelmina', Surname: 'Nachtigall', Email: email, Question: 'May I?' };
  const sent = lead({ fields });
  await handOver(payload, sent);
  const [stored] = await inbox(payload, sent.key);
  const id = stored?.id ?? 0;
  await payload.update({ collection: 'leads', id, data, overrideAccess: true });
  return { id, email };
}

const by = ({ user }: typeof admin) => ({ user: user.id, role: user.role, address: from });

test('sign-in, its refusal and sign-out leave a row each, with the account and where it came from', async () => {
  const { user } = admissions;
  const call = callWith(payload, here);
  const email = user.email;
  const about = { subject: 'users', document: String(user.id), ...by(admissions) };
  const signIn = (password: string, mail = email) =>
    call('POST', 'users/login', { email: mail, password });
  expect(await collectRows(() => signIn('correct-horse-9'))).toMatchObject([
    { act: 'signIn', ...about },
  ]);
  expect(await collectRows(() => signIn('wrong'))).toMatchObject([
    { act: 'refusedSignIn', ...about },
  ]);
  const [unknown, ...more] = await collectRows(() => signIn('wrong', 'who@visitor.example'));
  expect(more).toEqual([]);
  expect(unknown).toMatchObject({ act: 'refusedSignIn', user: null, address: from });
  expect(JSON.stringify(unknown)).not.toContain('visitor.example');
  const other = await signedIn(payload, 'editor', ['HIM']);
  expect(await collectRows(() => other.call('POST', 'users/logout'))).toMatchObject([
    { act: 'signOut', user: other.user.id, role: 'editor' },
  ]);
});

test('changes of accounts and settings name what was changed, by whom', async () => {
  const user = await person(payload, 'editor', ['HIM']);
  const about = { act: 'account', document: String(user.id), ...by(admin) };
  const change = (data: object) => collectRows(() => asAdmin('PATCH', `users/${user.id}`, data));
  expect(await change({ role: 'admissions', brands: ['HIM', 'CAA'] })).toMatchObject([
    { ...about, detail: 'role editor → admissions; brands HIM → HIM,CAA' },
  ]);
  expect(await change({ password: 'quartz-ferry-lantern-61' })).toMatchObject([
    { ...about, detail: 'password' },
  ]);
  expect(await change({ role: 'admissions' })).toEqual([]);
  expect(await collectRows(() => asAdmin('DELETE', `users/${user.id}`))).toMatchObject([
    { ...about, detail: 'deleted, role admissions' },
  ]);
  const { docs } = await payload.find({
    collection: 'brand-settings',
    where: { brand: { equals: 'HIM' } },
    overrideAccess: true,
  });
  const [settings] = docs;
  const set = (singleOptIn: boolean) => () =>
    asAdmin('PATCH', `brand-settings/${settings?.id}`, { singleOptIn });
  expect(await collectRows(set(!settings?.singleOptIn))).toMatchObject([
    {
      act: 'setting',
      subject: 'brand-settings',
      brand: 'HIM',
      detail: 'singleOptIn',
      ...by(admin),
    },
  ]);
  await set(Boolean(settings?.singleOptIn))();
});

test('what visitors come to see or lose leaves a row, a draft none', async () => {
  const { id } = await page(payload, { _status: 'draft' });
  const save = (data: object, query = '') =>
    collectRows(() => asAdmin('PATCH', `pages/${id}${query}`, data));
  const about = { subject: 'pages', document: String(id), brand: 'HIM', ...by(admin) };
  expect(await save({ title: 'Draft' }, '?draft=true')).toEqual([]);
  expect(await save({ _status: 'published' })).toMatchObject([{ act: 'publish', ...about }]);
  expect(await save({ title: 'Draft again' }, '?draft=true')).toEqual([]);
  expect(await save({ _status: 'draft' })).toMatchObject([{ act: 'unpublish', ...about }]);
  await save({ _status: 'published' });
  const deletedAt = new Date().toISOString();
  expect(await save({ deletedAt })).toMatchObject([{ act: 'unpublish', ...about }]);
  expect(await save({ deletedAt: null }, '?trash=true')).toMatchObject([
    { act: 'publish', ...about },
  ]);
});

test('redirects that go by themselves are no acts: of a page that moves back, and one in the trash', async () => {
  const [first, second, path] = [1, 2, 3].map(() => `/${unique('moves')}/`);
  const { id } = await page(payload, { alias: first ?? '' });
  const move = (alias = '') => asAdmin('PATCH', `pages/${id}`, { alias, _status: 'published' });
  const there = await collectRows(() => move(second));
  const back = await collectRows(() => move(first));
  const moved = { act: 'publish', subject: 'pages', document: String(id) };
  expect([there, back]).toMatchObject([[moved], [moved]]);
  const redirect = { brand: 'HIM', lang: 'en', path, page: id, status: '301' };
  const make = () => asAdmin('POST', 'redirects', redirect);
  const { doc } = (await make()).body;
  await asAdmin('PATCH', `redirects/${doc?.id}`, { deletedAt: new Date().toISOString() });
  expect(await collectRows(make)).toMatchObject([{ act: 'publish', subject: 'redirects' }]);
});

test('a medium leaves a row when it comes, when its file is replaced, when it changes and when it goes', async () => {
  const overrideAccess = true;
  const about = { subject: 'media', brand: 'HIM' };
  const [came, ...more] = await collectRows(() => smallPicture(payload));
  expect([came, more]).toMatchObject([{ act: 'publish', ...about, detail: '' }, []]);
  const id = Number(came?.document);
  const { filename } = await payload.findByID({ collection: 'media', id, overrideAccess });
  const file = { ...pictureFile(), name: filename ?? '' };
  const replaced = { collection: 'media', id, locale: 'en', file, data: {} } as const;
  const user = { ...admin.user, collection: 'users' as const };
  expect(
    await collectRows(() => payload.update({ ...replaced, overwriteExistingFiles: true, user })),
  ).toMatchObject([{ act: 'publish', ...about, detail: 'file replaced', user: user.id }]);
  expect(await collectRows(() => asAdmin('PATCH', `media/${id}`, { alt: 'Anew' }))).toMatchObject([
    { act: 'publish', ...about, detail: '', ...by(admin) },
  ]);
  expect(await collectRows(() => asAdmin('DELETE', `media/${id}`))).toMatchObject([
    { act: 'unpublish', ...about, detail: 'deleted' },
  ]);
});

test("reading, exporting, releasing and erasing persons' data leave a row each, and none of the data", async () => {
  const { id, email } = await storedLead();
  const about = { subject: 'leads', document: String(id), brand: 'HIM', ...by(admissions) };
  const call = (method: string, path: string, data?: object) =>
    collectRows(() => asAdmissions(method, path, data));
  const rows = [
    await call('GET', `leads/${id}`),
    await call('GET', `leads?where[id][equals]=${id}`),
    await call('PATCH', `leads?where[id][equals]=${id}`, { note: 'Called.' }),
    await call('GET', 'leads/export'),
  ];
  const list = { act: 'read', document: '', brand: 'HIM', ...by(admissions) };
  const found = { ...list, detail: 'list of 1 of 1 by id equals' };
  const changed = { ...list, detail: 'list of 1 by id equals' };
  const exported = { act: 'export', subject: 'leads', brand: 'HIM', ...by(admissions) };
  expect(rows).toMatchObject([[{ act: 'read', ...about }], [found], [changed], [exported]]);
  await payload.update({
    collection: 'leads',
    id,
    data: { state: 'held' },
    overrideAccess: true,
  });
  rows.push(await call('POST', `leads/${id}/release`));
  expect(rows.at(-1)).toMatchObject([{ act: 'release', ...about }]);
  rows.push(await call('POST', `leads/${id}/erase`));
  expect(rows.at(-1)).toMatchObject([{ act: 'erase', ...about, detail: '1' }]);
  const slot = { school: 'HIM', date: '2027-03-01', time: '10:00', seat: 1, key: unique('seat') };
  const visit = await payload.create({ collection: 'visits', data: slot, overrideAccess: true });
  const freed = { act: 'erase', subject: 'visits', document: String(visit.id), brand: 'HIM' };
  expect(await call('POST', `visits/${visit.id}/free`)).toMatchObject([
    { ...freed, ...by(admissions) },
  ]);
  expect(await call('GET', `leads/${id}`)).toEqual([]);
  expect(await call('POST', `leads/${id}/erase`)).toEqual([]);
  for (const data of [email, ...visitor.split(' '), 'May I?'])
    expect(JSON.stringify(rows)).not.toContain(data);
});

test('nobody makes, changes or removes a row over HTTP; administrators alone read it', async () => {
  const { id, hash } = (await newest()) ?? {};
  const editor = await signedIn(payload, 'editor', ['HIM']);
  for (const call of [asAdmin, asAdmissions, editor.call, callWith(payload, {})]) {
    const statuses = [
      await call('POST', 'audit', { sequence: 1e6, act: 'signIn' }),
      await call('PATCH', `audit/${id}`, { detail: 'x' }),
      await call('PATCH', `audit?where[id][equals]=${id}`, { detail: 'x' }),
      await call('DELETE', `audit/${id}`),
      await call('DELETE', `audit?where[id][equals]=${id}`),
      await call('POST', `audit/${id}/duplicate`, {}),
    ].map(({ status }) => status);
    expect(Math.min(...statuses), statuses.join()).toBeGreaterThanOrEqual(400);
    expect(Math.max(...statuses), statuses.join()).toBeLessThan(500);
    expect((await call('GET', `audit/${id}`)).status === 200).toBe(call === asAdmin);
  }
  const slug: CollectionSlug = 'audit';
  const overrideAccess = true;
  await expect(
    payload.update({ collection: slug, id: id ?? 0, data: { detail: 'x' }, overrideAccess }),
  ).rejects.toThrow(/only ever appended/);
  await expect(payload.delete({ collection: slug, id: id ?? 0, overrideAccess })).rejects.toThrow(
    /only ever appended/,
  );
  expect(await payload.findByID({ collection: slug, id: id ?? 0 })).toMatchObject({ hash });
});

test('fifty acts at once make one chain, of one transaction or of their own', async () => {
  const detail = unique('at once');
  const transaction = (await payload.db.beginTransaction()) ?? undefined;
  const append = (own: typeof transaction) => appendRow(payload, { act: 'read', detail }, own);
  const rows = await collectRows(async () => {
    await Promise.all(Array.from({ length: 25 }, () => append(transaction)));
    const others = Promise.all(Array.from({ length: 25 }, () => append(undefined)));
    if (transaction !== undefined) await payload.db.commitTransaction(transaction);
    await others;
  });
  expect(rows).toHaveLength(50);
  expect(await verifyChain(payload)).not.toHaveProperty('fault');
});
