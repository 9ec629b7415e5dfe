import { expect, test } from 'vitest';
import { todosFor } from '../dashboard/todosFor.ts';
import { callWith, signedIn } from '../testing/rest.ts';
import { page, testPayload, unique } from '../testing/testPayload.ts';
import { type ReviewListKey, reviewListKeys, reviewsFor } from './reviewsFor.ts';
import { submittedIn } from './states.ts';

const payload = await testPayload();
const author = await signedIn(payload, 'author', ['HIM']);
const reviewer = await signedIn(payload, 'reviewer', ['HIM']);
const editor = await signedIn(payload, 'editor', ['HIM']);
const stranger = await signedIn(payload, 'reviewer', ['CAA']);
const officer = await signedIn(payload, 'admissions', ['HIM']);
type Person = typeof author;

/** The lists on which a person finds a page. */
async function listsWith(id: number, { user }: Person): Promise<ReviewListKey[]> {
  const lists = await Promise.all(
    reviewListKeys.map(async (key) =>
      (await reviewsFor(payload, user, key)).some((row) => row.page === id) ? [key] : [],
    ),
  );
  return lists.flat();
}
/** When the page was saved that somebody who looks at it reads. */
const savedAt = async (id: number): Promise<string> =>
  (await payload.findByID({ collection: 'pages', id, draft: true, overrideAccess: true }))
    .updatedAt;
const act = async (id: number, { call }: Person, sent: object) => {
  const read = { updatedAt: await savedAt(id) };
  const { status, body } = await call('POST', `pages/${id}/review`, { ...read, ...sent });
  return [status, body['state'] ?? body.errors?.[0]?.message];
};

test('a review says in which language the page was submitted', async () => {
  const { id } = await page(payload);
  await author.call('PATCH', `pages/${id}?draft=true`, { title: 'Read in Arabic' });
  expect(await act(id, author, { act: 'submit', lang: 'tlh' })).toEqual([400, 'No language: tlh']);
  expect((await act(id, author, { act: 'submit', lang: 'ar' }))[0]).toBe(200);
  await act(id, reviewer, { act: 'comment', text: 'Soon', lang: 'en' });
  const rows = await reviewsFor(payload, reviewer.user, 'review');
  const comments = rows.find((row) => row.page === id)?.review.comments ?? [];
  expect(submittedIn(comments)).toBe('ar');
});

test('who changes the own address finds under the new one what waits for them', async () => {
  const { user, ...mover } = await signedIn(payload, 'author', ['HIM']);
  const { id } = await page(payload);
  await mover.call('PATCH', `pages/${id}?draft=true`, { title: 'To be reviewed' });
  await act(id, { user, ...mover }, { act: 'submit' });
  const sentBack = { act: 'sendBack', text: 'The date is missing', mention: user.email };
  expect((await act(id, reviewer, sentBack))[0]).toBe(200);
  const sent = { email: `New-${user.email}` };
  expect((await mover.call('PATCH', `users/${user.id}?select[role]=true`, sent)).status).toBe(200);
  const moved = { ...user, email: sent.email.toLowerCase() };
  expect(await listsWith(id, { user: moved, ...mover })).toEqual(['sent-back', 'mentions']);
  const todos = await todosFor(payload, moved);
  expect(todos.find(({ key }) => key === 'drafts')?.count).toBe(1);
});

test('a page goes from its author to a reviewer, back with a comment, and is approved and published', async () => {
  const { id } = await page(payload);
  await author.call('PATCH', `pages/${id}?draft=true`, { title: 'To be reviewed' });
  expect(await act(id, author, { act: 'submit', mention: editor.user.email })).toEqual([
    200,
    'submitted',
  ]);
  expect(await listsWith(id, reviewer)).toEqual(['review']);
  expect(await listsWith(id, editor)).toEqual(['review', 'mentions']);
  for (const person of [author, stranger, officer]) expect(await listsWith(id, person)).toEqual([]);

  expect((await act(id, reviewer, { act: 'sendBack' }))[0]).toBe(400);
  const sentBack = { act: 'sendBack', text: 'The date is missing', mention: author.user.email };
  expect(await act(id, reviewer, sentBack)).toEqual([200, 'sentBack']);
  expect(await listsWith(id, author)).toEqual(['sent-back', 'mentions']);
  const read = await author.call('GET', `pages/${id}/review`);
  expect(read.body['comments']).toMatchObject([
    { act: 'submit', by: author.user.email },
    { act: 'sendBack', by: reviewer.user.email, text: 'The date is missing' },
  ]);

  expect(await act(id, author, { act: 'submit' })).toEqual([200, 'submitted']);
  expect(await act(id, reviewer, { act: 'approve' })).toEqual([200, 'approved']);
  expect(await listsWith(id, reviewer)).toEqual(['approved']);
  await reviewer.call('PATCH', `pages/${id}`, { _status: 'published' });
  for (const person of [author, reviewer, editor]) expect(await listsWith(id, person)).toEqual([]);
});

test("an author's change takes an approval back", async () => {
  const { id } = await page(payload);
  expect(await act(id, author, { act: 'submit' })).toEqual([200, 'submitted']);
  expect(await act(id, reviewer, { act: 'approve' })).toEqual([200, 'approved']);
  expect(await listsWith(id, reviewer)).toEqual(['approved']);
  const changed = { title: 'Changed since' };
  expect((await author.call('PATCH', `pages/${id}?draft=true`, changed)).status).toBe(200);
  expect(await listsWith(id, reviewer)).toEqual([]);
});

test('what is approved is the text that was read, and no newer one', async () => {
  const { id } = await page(payload);
  await author.call('PATCH', `pages/${id}?draft=true`, { title: 'Read' });
  await act(id, author, { act: 'submit' });
  const updatedAt = await savedAt(id);
  for (const query of ['draft=true', 'draft=true&autosave=true', 'draft=true&autosave=true']) {
    const saved = await author.call('PATCH', `pages/${id}?${query}`, { title: unique('Newer') });
    expect(saved.status).toBe(200);
    expect((await act(id, reviewer, { act: 'approve', updatedAt }))[0]).toBe(409);
  }
  for (const wrong of ['', 'yesterday', null, 0, ['x'], { $gt: 0 }])
    expect((await act(id, reviewer, { act: 'approve', updatedAt: wrong }))[0]).toBe(400);
  expect((await act(id, reviewer, { act: 'approve', updatedAt: '2099-01-01' }))[0]).toBe(409);
  const messages = new Set<unknown>();
  for (const lang of ['en', 'es', 'ar', 'ru']) {
    const cookie = `payload-lng=${lang}`;
    const call = callWith(payload, { authorization: `JWT ${reviewer.token}`, cookie });
    messages.add((await act(id, { ...reviewer, call }, { act: 'approve', updatedAt }))[1]);
  }
  expect(messages.size).toBe(4);
  expect(messages).toContain(
    'This page was changed since you opened it. Load and read it anew before you approve it.',
  );
  expect(await listsWith(id, reviewer)).toEqual(['review']);
  expect(await act(id, reviewer, { act: 'approve' })).toEqual([200, 'approved']);
});

test('of an approval and a save at one moment, none leaves approved what nobody has read', async () => {
  for (let n = 0; n < 8; n += 1) {
    const { id } = await page(payload);
    await author.call('PATCH', `pages/${id}?draft=true`, { title: 'Read' });
    await act(id, author, { act: 'submit' });
    const updatedAt = await savedAt(id);
    await Promise.all([
      author.call('PATCH', `pages/${id}?draft=true`, { title: 'Newer' }),
      act(id, reviewer, { act: 'approve', updatedAt }),
    ]);
    expect(await savedAt(id)).not.toBe(updatedAt);
    expect(await listsWith(id, editor), `round ${n}`).not.toContain('approved');
  }
});

test("the history says so where somebody approves what they submitted; an author can't", async () => {
  const { id } = await page(payload);
  await act(id, author, { act: 'submit' });
  expect((await act(id, author, { act: 'approve' }))[0]).toBe(403);
  await act(id, reviewer, { act: 'sendBack', text: 'The date is missing' });
  await act(id, reviewer, { act: 'submit' });
  expect(await act(id, reviewer, { act: 'approve' })).toEqual([200, 'approved']);
  const { body } = await author.call('GET', `pages/${id}/review`);
  expect((body['comments'] as { act: string }[]).at(-1)).toMatchObject({
    act: 'approveOwn',
    by: reviewer.user.email,
  });
});

test('nobody decides without the right, twice, or on what they may not read', async () => {
  const { id } = await page(payload);
  await act(id, author, { act: 'submit' });
  expect((await act(id, author, { act: 'approve' }))[0]).toBe(403);
  expect((await act(id, stranger, { act: 'approve' }))[0]).toBe(404);
  expect((await act(id, officer, { act: 'comment', text: 'Hello' }))[0]).toBe(404);
  expect((await act(id, reviewer, { act: 'comment', text: 'x'.repeat(2001) }))[0]).toBe(400);
  const foreign = { act: 'comment', text: 'Look', mention: stranger.user.email };
  expect((await act(id, reviewer, foreign))[0]).toBe(400);
  const misnamed = { act: 'comment', text: 'Look', for: author.user.email };
  expect((await act(id, reviewer, misnamed))[0]).toBe(400);
  expect((await act(id, reviewer, { act: 'approve' }))[0]).toBe(200);
  expect((await act(id, reviewer, { act: 'approve' }))[0]).toBe(409);
  expect((await act(id, reviewer, { act: 'fly' }))[0]).toBe(400);
});

test('of twenty comments at one moment none is lost, nor whom they mention', async () => {
  const { id } = await page(payload);
  const texts = Array.from({ length: 20 }, (_, n) => `Comment ${n}`);
  const mentions = [editor.user.email, author.user.email];
  const answers = await Promise.all(
    texts.map((text, n) => {
      const mention = mentions[n] ? { mention: mentions[n] } : {};
      return act(id, reviewer, { act: 'comment', text, ...mention });
    }),
  );
  expect(answers.map(([status]) => status)).toEqual(texts.map(() => 200));
  const { body } = await reviewer.call('GET', `pages/${id}/review`);
  const comments = body['comments'] as { text: string }[];
  expect(comments.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
  expect(await listsWith(id, editor)).toContain('mentions');
  expect(await listsWith(id, author)).toContain('mentions');
  await act(id, author, { act: 'comment', text: 'Seen' });
  expect(await listsWith(id, author)).not.toContain('mentions');
  expect(await listsWith(id, editor)).toContain('mentions');
});
