import { expect, test } from 'vitest';
import { type ReviewListKey, reviewsFor } from '../review/reviewsFor.ts';
import { staleProgrammesFor } from '../staleFacts/staleProgrammes.ts';
import { everyCovered } from '../testing/everyCovered.ts';
import { handOver, inbox, lead } from '../testing/leads.ts';
import { signedIn } from '../testing/rest.ts';
import { page, testPayload, unique } from '../testing/testPayload.ts';
import { translationStates } from '../translations/coverage/states.ts';
import { findUndescribed } from '../translations/missingAltTexts.ts';
import { scheduledFor } from './scheduled.ts';
import type { Todo } from './Todo.ts';
import { todosFor } from './todosFor.ts';
import { trashFor } from './trashFor.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);
const officer = await signedIn(payload, 'admissions', ['HIM']);
const reviewer = await signedIn(payload, 'reviewer', ['HIM']);
const analyst = await signedIn(payload, 'analyst', ['HIM']);
const admin = await signedIn(payload, 'admin');
const stranger = await signedIn(payload, 'editor', ['CAA']);
type Person = typeof editor;

const override = { overrideAccess: true } as const;
const hour = 3_600_000;

/** Queues a publication of a page; a failed one is due since an hour. */
async function schedule(doc: { id: number }, hasFailed = false): Promise<void> {
  const job = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: String(doc.id) } } as never,
    waitUntil: new Date(Date.now() + (hasFailed ? -hour : hour)),
  });
  if (hasFailed)
    await payload.update({
      collection: 'payload-jobs',
      id: job.id,
      data: { hasError: true },
      ...override,
    });
}

const programmes = await payload.find({
  collection: 'pages',
  where: { type: { equals: 'program' }, field_domain_access: { in: ['HIM'] } },
  sort: 'id',
  pagination: false,
  depth: 0,
  ...override,
});
const programme = programmes.docs.find((doc) => !doc.field_domain_access.includes('CAA'));

/** Publishes a lead of a programme of HIM that isn't CAA's. */
const sayOfProgramme = (lead: string) =>
  payload.update({
    collection: 'pages',
    id: programme?.id ?? 0,
    locale: 'en',
    data: { field_lead: lead, _status: 'published' },
    ...override,
  });

async function makeWork(): Promise<void> {
  const draft = { ...override, overrideAccess: false, draft: true } as const;
  for (const person of [editor, stranger])
    await payload.create({
      collection: 'pages',
      data: {
        type: 'lego_page',
        title: 'Begun',
        alias: `/${unique('begun')}/`,
        field_domain_access: person.user.brands ?? [],
        _status: 'draft',
      },
      user: person.user,
      ...draft,
    });
  const [own, other] = [await page(payload), await page(payload, { field_domain_access: ['CAA'] })];
  for (const doc of [own, other]) await schedule(doc);
  await schedule(own, true);
  await editor.call('POST', `pages/${own.id}/review`, { act: 'submit' });
  for (const brand of ['HIM', 'CAA'] as const)
    await payload.create({
      collection: 'search-queries',
      data: { query: unique('nothing'), brand, lang: 'en', searches: 3, without_result: 3 },
      ...override,
    });
  await sayOfProgramme("Tuition is CHF 1'234 a semester.");
  for (const brand of ['HIM', 'CAA'] as const) {
    const [refused, held] = [lead({ brand }), lead({ brand, held: 'flood' })];
    await handOver(payload, refused, held);
    const [{ id } = { id: 0 }] = await inbox(payload, refused.key);
    await payload.update({ collection: 'leads', id, data: { state: 'refused' }, ...override });
    await payload.create({
      collection: 'mails',
      data: { brand, key: unique('mail'), to: 'queued@example.ch', subject: 'A', state: 'failed' },
      ...override,
    });
    const gone = await page(payload, { field_domain_access: [brand] });
    await payload.update({
      collection: 'pages',
      id: gone.id,
      data: { deletedAt: new Date().toISOString() },
      ...override,
    });
  }
}

/** Rows of the list behind a number, asked as Payload's list and our screens ask. */
async function rowsBehind({ user, call }: Person, { href }: Todo): Promise<number | undefined> {
  const { pathname, searchParams, search } = new URL(href, 'http://localhost');
  const [, , kind, collection, trash] = pathname.split('/');
  if (kind === 'scheduled') {
    const failed = searchParams.get('failed') === 'true';
    return (await scheduledFor(payload, user)).filter(({ hasFailed }) => hasFailed === failed)
      .length;
  }
  if (kind === 'reviews') {
    const list = searchParams.get('list') as ReviewListKey;
    return (await reviewsFor(payload, user, list)).length;
  }
  if (kind === 'alt-texts') return (await findUndescribed(payload, user, { limit: 10_000 })).length;
  if (kind === 'facts') return (await staleProgrammesFor(payload, user)).length;
  if (kind === 'translations')
    return (
      await everyCovered(payload, user, {
        state: translationStates.find((one) => one === searchParams.get('state')),
      })
    ).length;
  const query = `${search.slice(1) || 'where[deletedAt][exists]=true'}&draft=true&depth=0`;
  const answer = await call('GET', `${collection}?${query}${trash ? '&trash=true' : ''}`);
  expect(answer.status, href).toBe(200);
  return answer.body.totalDocs;
}

const loadTodos = (person: Person) => todosFor(payload, person.user);
const loadTodoKeys = async (person: Person) => (await loadTodos(person)).map(({ key }) => key);

/** The counts of everybody by person and key. */
async function countAll(): Promise<Map<string, number>> {
  const people = Object.entries({ editor, reviewer, officer, admin, stranger });
  const counts = people.map(async ([name, person]) =>
    (await loadTodos(person)).map(({ key, count }) => [`${name} ${key}`, count] as const),
  );
  return new Map((await Promise.all(counts)).flat());
}
const before = await countAll();
await makeWork();
const after = await countAll();
/** How many more there are for a person since the work was made. */
const added = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);

test.each([
  ['an editor of one brand', editor],
  ['a reviewer', reviewer],
  ['an officer of admissions', officer],
  ['an administrator', admin],
])('%s: each number is the number of rows of the list behind it', async (_, person) => {
  const i18n = { language: 'en' } as never;
  const todos = [...(await loadTodos(person)), ...(await trashFor(payload, person.user, i18n))];
  expect(todos.length).toBeGreaterThan(2);
  for (const todo of todos)
    expect(await rowsBehind(person, todo), `${todo.key}: ${todo.href}`).toBe(todo.count);
});

test('an editor has the work on pages of the own brands, and learns nothing of enquiries', async () => {
  const keys = await loadTodoKeys(editor);
  expect(keys).toEqual(
    expect.arrayContaining(['unpublished', 'drafts', 'scheduled', 'searches', 'facts']),
  );
  expect(keys[0]).toBe('unpublished');
  for (const key of ['refused', 'held', 'mails', 'dead-letters', 'unanswered'])
    expect(keys).not.toContain(key);
  expect(
    ['drafts', 'scheduled', 'unpublished', 'facts'].map((key) => added(`editor ${key}`)),
  ).toEqual([1, 1, 1, 1]);
  expect(
    ['drafts', 'scheduled', 'unpublished', 'facts'].map((key) => added(`stranger ${key}`)),
  ).toEqual([1, 1, 0, 0]);
  expect(
    ['drafts', 'scheduled', 'unpublished', 'facts'].map((key) => added(`admin ${key}`)),
  ).toEqual([0, 2, 1, 1]);
});

test('an officer has the enquiries of the own brands, and nothing of pages', async () => {
  const keys = await loadTodoKeys(officer);
  expect(keys).toEqual(expect.arrayContaining(['refused', 'mails', 'held']));
  for (const key of ['drafts', 'scheduled', 'searches', 'facts', 'translations-missing'])
    expect(keys).not.toContain(key);
  expect(['refused', 'mails', 'held'].map((key) => added(`officer ${key}`))).toEqual([1, 1, 1]);
  expect(['refused', 'mails', 'held'].map((key) => added(`admin ${key}`))).toEqual([2, 2, 2]);
});

test('a page that was submitted waits for who may publish it, and not for who submitted it', () => {
  expect(
    ['reviewer', 'admin', 'editor', 'stranger', 'officer'].map((name) => added(`${name} review`)),
  ).toEqual([1, 1, 0, 0, 0]);
});

test('an analyst has searches, and nothing of pages or persons', async () => {
  expect(await loadTodoKeys(analyst)).toEqual(['searches']);
});

test('an administrator has both', async () => {
  expect(await loadTodoKeys(admin)).toEqual(
    expect.arrayContaining(['refused', 'mails', 'held', 'scheduled', 'searches', 'facts']),
  );
});

test('without a brand there is nothing to do', async () => {
  for (const role of ['editor', 'admissions'] as const)
    expect(await loadTodos(await signedIn(payload, role))).toEqual([]);
});

test('a programme whose price list has run out is wrong, whatever its text says', async () => {
  const withoutPrice = async (day: string) =>
    (await staleProgrammesFor(payload, admin.user, day))
      .filter(({ expired }) => expired.includes('prices'))
      .map(({ title }) => title);
  expect((await withoutPrice('2099-01-01')).length).toBeGreaterThan(3);
  expect(await withoutPrice('2026-11-21')).toEqual(['Summer on the Lake']);
});

test('everything is counted by less than a second of work', async () => {
  const before = process.cpuUsage();
  await loadTodos(admin);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});
