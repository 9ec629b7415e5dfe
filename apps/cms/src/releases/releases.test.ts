import { expect, test } from 'vitest';
import { readChanges } from '../changes/readChanges.ts';
import { todosFor } from '../dashboard/todosFor.ts';
import { plannedFor } from '../planned/plannedFor.ts';
import { newestChange } from '../runtime/database/database.ts';
import { releaseTools } from '../testing/releaseTools.ts';
import { signedIn } from '../testing/rest.ts';
import { page, unique } from '../testing/testPayload.ts';
import { publishDueReleases } from './dueReleases.ts';

const {
  atTheInstant,
  author,
  documents,
  drafted,
  payload,
  plan,
  planned,
  reviewer,
  shown,
  stored,
} = await releaseTools();
const admin = await signedIn(payload, 'admin');
const ofBoth = await signedIn(payload, 'editor', ['HIM', 'CAA']);
const ofCaa = await signedIn(payload, 'reviewer', ['CAA']);

const overrideAccess = true;
const newest = async (id: number) =>
  (await payload.findByID({ collection: 'pages', id, draft: true, depth: 0, overrideAccess }))
    .title;
/** Whether the draft itself says that it was saved after what the site shows. */
const isDraftNewer = async (id: number) => {
  const common = { collection: 'pages', id, depth: 0, overrideAccess } as const;
  const [site, desk] = await Promise.all([
    payload.findByID(common),
    payload.findByID({ ...common, draft: true }),
  ]);
  return desk.updatedAt >= site.updatedAt;
};

test('all documents go live at the instant, once, and the site is told of each', async () => {
  const fresh = await page(payload, { title: 'New', _status: 'draft' });
  const ids = [await drafted(), await drafted(), fresh.id];
  const id = await planned(reviewer, ids);
  await publishDueReleases(payload);
  expect(await shown(ids)).toEqual(['Before', 'Before', undefined]);

  const since = await newestChange(payload);
  await Promise.all([atTheInstant(), atTheInstant()]);
  expect(await shown(ids)).toEqual(['After', 'After', 'New']);
  expect(await stored(id)).toMatchObject({ state: 'published', plannedBy: reviewer.user.email });
  const tags = (await readChanges(payload, since, 100)).flatMap((change) => change.tags);
  expect(ids.map((page) => tags.filter((tag) => tag === `page:${page}`).length)).toEqual([1, 1, 1]);
  const change = await reviewer.call('PATCH', `releases/${id}`, { title: 'Other' });
  expect(change.status).toBe(409);
});

test('where one document is not fit at the instant none goes live, and who planned it is told', async () => {
  const [first, broken, last] = [await drafted(), await drafted(), await drafted()];
  const id = await planned(reviewer, [first, broken, last]);
  await reviewer.call('PATCH', `pages/${broken}?draft=true`, { title: '' });
  await atTheInstant();
  expect(await shown([first, broken, last])).toEqual(['Before', 'Before', 'Before']);
  const { body } = await reviewer.call('GET', `releases/${id}/outcome`);
  expect(body).toMatchObject({ state: 'refused', mayPublish: true });
  expect(body['refusals']).toMatchObject([{ href: `/admin/collections/pages/${broken}` }]);
  expect(JSON.stringify(body['refusals'])).toContain('Title');
  const todos = await todosFor(payload, reviewer.user);
  expect(todos.find(({ key }) => key === 'releases')).toMatchObject({ count: 1, isFailure: true });

  // Mended, and published by hand.
  await reviewer.call('PATCH', `pages/${broken}?draft=true`, { title: 'Mended' });
  const now = await reviewer.call('POST', `releases/${id}/publish`);
  expect(now.body).toMatchObject({ state: 'published', refusals: [] });
  expect(await shown([first, broken, last])).toEqual(['After', 'Mended', 'After']);
  expect((await reviewer.call('POST', `releases/${id}/publish`)).status).toBe(409);
});

test('where the last one fails only after the others, they are as before on site and desk', async () => {
  const alias = `/${unique('taken')}/`;
  const fresh = await page(payload, { title: 'New', _status: 'draft' });
  const ids = [await drafted({}, { alias }), fresh.id, await drafted({}, { alias })];
  const id = await planned(reviewer, ids);
  const since = await newestChange(payload);
  await atTheInstant();
  expect(await shown(ids)).toEqual(['Before', undefined, 'Before']);
  expect(await Promise.all(ids.map(newest))).toEqual(['After', 'New', 'After']);
  for (const page of ids) expect(await isDraftNewer(page), `page ${page}`).toBe(true);
  expect(await stored(id)).toMatchObject({
    state: 'refused',
    refusals: [{ reason: 'invalid', document: { relationTo: 'pages', value: ids[2] } }],
  });
  // A row of the feed that a database without transactions has written is followed by another one.
  expect((await readChanges(payload, since, 100)).length).not.toBe(1);
  // What was put back counts as read, as it was before.
  await reviewer.call('PATCH', `pages/${ids[2]}?draft=true`, { alias: `/${unique('free')}/` });
  await reviewer.call('POST', `releases/${id}/publish`);
  expect(await shown(ids)).toEqual(['After', 'New', 'After']);
});

test('only who may publish each document plans it, and still has to at the instant', async () => {
  const [own, foreign] = [await drafted(), await drafted({ field_domain_access: ['CAA'] })];
  expect((await plan(author, [own])).status).toBe(403);
  const refused = await plan(reviewer, [own, foreign]);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body.errors)).toContain(`no. ${foreign}`);
  expect((await plan(reviewer, [own], { publishAt: new Date(0).toISOString() })).status).toBe(400);

  const leaver = await signedIn(payload, 'reviewer', ['HIM']);
  const id = await planned(leaver, [own]);
  expect((await author.call('POST', `releases/${id}/publish`)).status).toBe(403);
  expect((await author.call('PATCH', `releases/${id}`, { title: 'Mine' })).status).toBe(403);
  expect((await author.call('GET', `releases/${id}`)).status).toBe(200);
  await payload.update({
    collection: 'users',
    id: leaver.user.id,
    data: { role: 'author' },
    overrideAccess,
  });
  await atTheInstant();
  expect(await shown([own])).toEqual(['Before']);
  expect(await stored(id)).toMatchObject({
    state: 'refused',
    refusals: [{ reason: 'access', by: leaver.user.email }],
  });
});

test('what two brands release together is seen by both, and changed by who publishes for both', async () => {
  const ids = [await drafted(), await drafted({ field_domain_access: ['CAA'] })];
  const id = await planned(ofBoth, ids, { field_domain_access: ['HIM'] });
  expect((await stored(id)).field_domain_access).toEqual(['HIM', 'CAA']);
  const from = new Date().toISOString().slice(0, 10);
  for (const person of [ofCaa, reviewer]) {
    const entries = await plannedFor(payload, person.user, { from, to: '2100-01-01' });
    expect(entries.map(({ href }) => href)).toContain(`/admin/collections/releases/${id}`);
    for (const [method, path, sent] of [
      ['PATCH', '', { title: 'Mine' }],
      ['PATCH', '', { documents: [] }],
      ['DELETE', '', undefined],
      ['POST', '/publish', undefined],
    ] as const) {
      const { status } = await person.call(method, `releases/${id}${path}`, sent);
      expect([400, 403], `${method} ${path}`).toContain(status);
    }
  }
  await atTheInstant();
  expect(await shown(ids)).toEqual(['After', 'After']);
});

test("a release is seen by the brands of its pages, also those that its planner doesn't edit, as long as it has them", async () => {
  const [own, shared] = [await drafted(), await drafted({ field_domain_access: ['HIM', 'CAA'] })];
  const id = await planned(reviewer, [own, shared], { field_domain_access: ['HIM'] });
  const read = async () => (await ofCaa.call('GET', `releases/${id}`)).status;
  expect([(await stored(id)).field_domain_access, await read()]).toEqual([['HIM', 'CAA'], 200]);
  // As the form sends it.
  const { body } = await reviewer.call('GET', `releases/${id}?depth=0`);
  const taken = await reviewer.call('PATCH', `releases/${id}`, {
    ...body,
    documents: documents([own]),
  });
  expect(taken.status, JSON.stringify(taken.body.errors)).toBe(200);
  expect([(await stored(id)).field_domain_access, await read()]).toEqual([['HIM'], 404]);
  const empty = await planned(ofBoth, [], { field_domain_access: ['CAA'] });
  expect((await stored(empty)).field_domain_access).toEqual(['CAA']);
});

test('a page in the trash is published by no release; who may publish takes it out, or deletes the release', async () => {
  for (const person of [reviewer, admin]) {
    const [present, trashed] = [await drafted(), await drafted()];
    const [mended, dropped] = [
      await planned(reviewer, [present, trashed]),
      await planned(reviewer, [present, trashed]),
    ];
    const data = { deletedAt: new Date().toISOString() };
    await payload.update({ collection: 'pages', id: trashed, data, overrideAccess });
    expect((await ofCaa.call('DELETE', `releases/${dropped}`)).status).toBe(403);
    expect((await person.call('DELETE', `releases/${dropped}`)).status).toBe(200);
    const { body } = await person.call('POST', `releases/${mended}/publish`);
    expect(body).toMatchObject({ state: 'refused' });
    expect(await stored(mended)).toMatchObject({ refusals: [{ reason: 'gone' }] });
    const answer = await person.call('PATCH', `releases/${mended}`, {
      documents: documents([present]),
    });
    expect(answer.status, JSON.stringify(answer.body.errors)).toBe(200);
    await person.call('POST', `releases/${mended}/publish`);
    expect(await shown([present])).toEqual(['After']);
  }
});
