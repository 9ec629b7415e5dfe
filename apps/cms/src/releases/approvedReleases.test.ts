import { expect, test } from 'vitest';
import { releaseTools } from '../testing/releaseTools.ts';
import { signedIn } from '../testing/rest.ts';

const { atTheInstant, author, drafted, payload, planned, reviewer, shown, stored } =
  await releaseTools();

test('what who may not publish writes after it was planned is published only when approved', async () => {
  const ids = [await drafted(), await drafted()] as const;
  const id = await planned(reviewer, ids);
  await author.call('PATCH', `pages/${ids[0]}?draft=true`, { title: 'Unread' });
  await atTheInstant();
  expect(await shown(ids)).toEqual(['Before', 'Before']);
  expect(await stored(id)).toMatchObject({
    state: 'refused',
    refusals: [{ reason: 'changed', by: author.user.email }],
  });
  await author.call('POST', `pages/${ids[0]}/review`, { act: 'submit' });
  await reviewer.call('POST', `releases/${id}/publish`);
  expect(await stored(id)).toMatchObject({ refusals: [{ reason: 'review' }] });
  const { body } = await reviewer.call('GET', `pages/${ids[0]}?draft=true`);
  const approval = { act: 'approve', updatedAt: body['updatedAt'] };
  expect((await reviewer.call('POST', `pages/${ids[0]}/review`, approval)).status).toBe(200);
  await reviewer.call('POST', `releases/${id}/publish`);
  expect(await shown(ids)).toEqual(['Unread', 'After']);
});

test('what who may not publish has typed is held back though an editor has typed after it', async () => {
  const own = await drafted();
  const id = await planned(reviewer, [own]);
  const type = (by: typeof author, data: object) =>
    by.call('PATCH', `pages/${own}?draft=true&autosave=true`, data);
  expect((await type(author, { title: 'Unread' })).status).toBe(200);
  expect((await type(reviewer, { field_lead: 'A comma more.' })).status).toBe(200);
  await atTheInstant();
  expect(await shown([own])).toEqual(['Before']);
  expect(await stored(id)).toMatchObject({
    refusals: [{ reason: 'changed', by: author.user.email }],
  });
});

test('a release goes live though its planner, who has drafted since, has a new address', async () => {
  const mover = await signedIn(payload, 'reviewer', ['HIM']);
  const own = await drafted();
  const id = await planned(mover, [own]);
  await mover.call('PATCH', `pages/${own}?draft=true`, { title: 'Corrected' });
  const email = `new-${mover.user.email}`;
  expect((await mover.call('PATCH', `users/${mover.user.id}`, { email })).status).toBe(200);
  await atTheInstant();
  expect(await stored(id)).toMatchObject({ state: 'published', plannedBy: email });
  expect(await shown([own])).toEqual(['Corrected']);
  // A record names who it was at the time.
  const later = `newer-${mover.user.email}`;
  await mover.call('PATCH', `users/${mover.user.id}`, { email: later });
  expect(await stored(id)).toMatchObject({ plannedBy: email });
});

test('a release without documents, or of somebody whose account is gone, publishes nothing', async () => {
  const empty = await planned(reviewer, []);
  const gone = await signedIn(payload, 'reviewer', ['HIM']);
  const own = await drafted();
  const id = await planned(gone, [own]);
  await payload.delete({ collection: 'users', id: gone.user.id, overrideAccess: true });
  await atTheInstant();
  expect(await stored(empty)).toMatchObject({ refusals: [{ reason: 'empty' }] });
  expect(await stored(id)).toMatchObject({ refusals: [{ reason: 'account' }] });
  expect(await shown([own])).toEqual(['Before']);
});
