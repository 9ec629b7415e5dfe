import { expect, test } from 'vitest';
import type { Page } from '../runtime/payload-types.ts';
import { callWith, type RestAnswer, signedIn } from '../testing/rest.ts';
import { page, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const override = { overrideAccess: true, depth: 0 } as const;
const author = await signedIn(payload, 'author', ['HIM']);
const reviewer = await signedIn(payload, 'reviewer', ['HIM']);
const signedTranslator = await signedIn(payload, 'translator', ['HIM']);
await payload.update({
  collection: 'users',
  id: signedTranslator.user.id,
  data: { languages: ['es', 'ar'] },
  ...override,
});
const translator = {
  ...signedTranslator,
  call: callWith(payload, { authorization: `JWT ${signedTranslator.token}` }),
};

/** The public row of a page in all its languages, as its site reads it. */
const publicRow = async (id: number): Promise<unknown> => {
  const row = await payload.db.findOne<Page>({
    collection: 'pages',
    where: { id: { equals: id } },
    locale: 'all',
  });
  return row;
};
const stored = (id: number, locale: 'en' | 'es' | 'ru' = 'en') =>
  payload.findByID({
    collection: 'pages',
    id,
    locale,
    fallbackLocale: false,
    draft: true,
    ...override,
  });

/** A generator of numbers below a limit, the same in each run. */
function random(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % limit;
  };
}
const next = random(20_261_123);
const pick = <T>(all: readonly T[]): T => all[next(all.length)] as T;

const published = await page(payload, { title: 'As published', field_lead: 'Lead' });
const draft = await payload.create({
  collection: 'pages',
  draft: true,
  data: {
    type: 'lego_page',
    title: 'Never published',
    alias: `/${unique('draft')}/`,
    field_domain_access: ['HIM'],
    _status: 'draft',
  },
  locale: 'en',
  ...override,
});
const trashed = await page(payload, { title: 'In the trash' });
await payload.update({
  collection: 'pages',
  id: trashed.id,
  data: { deletedAt: new Date().toISOString() },
  ...override,
});
// Of its versions two lay in the trash.
for (const deletedAt of [new Date().toISOString(), null])
  await payload.update({
    collection: 'pages',
    id: published.id,
    data: { deletedAt, _status: 'published' },
    trash: true,
    ...override,
  });
const pages = [published.id, draft.id, trashed.id];
const versions = await payload.findVersions({
  collection: 'pages',
  where: { parent: { in: pages } },
  pagination: false,
  trash: true,
  ...override,
});
const versionIds = versions.docs.map(({ id }) => id);

const statuses = ['published', 'draft', ['published'], { en: 'published' }, null, '', 1, undefined];
const flags = [
  'draft=true',
  'draft=false',
  'draft=1',
  'autosave=true',
  'locale=es',
  'locale=en',
  'locale=all',
  'locale=*',
  'publishAllLocales=true',
  'publishAllLocales=false',
  'unpublishAllLocales=true',
  'publishSpecificLocale=es',
  'publishSpecificLocale=en',
  'trash=true',
  'depth=0',
  'overrideAccess=true',
  'overrideLock=true',
  'select[title]=true',
];

function randomRequest(id: number): { method: string; path: string; sent?: object } {
  const query = [
    next(2) === 0 ? 'draft=true' : '',
    ...Array.from({ length: next(4) }, () => pick(flags)),
  ].join('&');
  const data = {
    ...(next(4) > 0 ? { title: unique('Tried') } : {}),
    ...(next(3) === 0 ? { field_domain_access: ['HIM'] } : {}),
    ...(next(4) === 0 ? { deletedAt: pick([null, new Date().toISOString(), '']) } : {}),
    ...(next(6) === 0 ? { alias: `/${unique('tried')}/` } : {}),
    ...(next(6) === 0 ? { publishAllLocales: true, draft: false, overrideAccess: true } : {}),
    _status: pick(statuses),
  };
  const where = `where[id][in]=${pages.join(',')}`;
  const version = pick(versionIds);
  return pick([
    { method: 'PATCH', path: `pages/${id}?${query}`, sent: data },
    { method: 'PATCH', path: `pages/${id}?${query}`, sent: data },
    { method: 'PATCH', path: `pages?${where}&${query}`, sent: data },
    { method: 'POST', path: `pages?${query}`, sent: { type: 'lego_page', ...data } },
    { method: 'POST', path: `pages/${id}/duplicate?${query}`, sent: data },
    { method: 'POST', path: `pages/versions/${version}?${query}`, sent: data },
    { method: 'DELETE', path: `pages/${id}?${query}` },
    { method: 'DELETE', path: `pages?${where}&${query}` },
    { method: 'POST', path: `pages/${id}/review`, sent: { act: pick(['approve', 'sendBack']) } },
  ]);
}

const countPublished = () =>
  payload.count({ collection: 'pages', where: { _status: { equals: 'published' } }, ...override });

test('of 500 random calls by an author and a translator none changes what visitors see', async () => {
  const before = await Promise.all(pages.map(publicRow));
  const { totalDocs } = await countPublished();
  const statusesSeen = new Map<number, number>();
  for (let n = 0; n < 500; n += 1) {
    const { method, path, sent } = randomRequest(pick(pages));
    const { call } = pick([author, translator]);
    const answer = await call(method, path, sent);
    expect(answer.status, `${method} ${path}`).toBeLessThan(500);
    statusesSeen.set(answer.status, (statusesSeen.get(answer.status) ?? 0) + 1);
    if (n % 10 !== 9) continue;
    expect((await countPublished()).totalDocs, `until ${method} ${path}`).toBe(totalDocs);
    const after = await Promise.all([published.id, trashed.id].map(publicRow));
    expect(after, `until ${method} ${path} ${JSON.stringify(sent)}`).toEqual([
      before[0],
      before[2],
    ]);
  }
  // Some are drafts, which they may save: what nobody may do would prove nothing.
  const saved = (statusesSeen.get(200) ?? 0) + (statusesSeen.get(201) ?? 0);
  expect(saved).toBeGreaterThan(30);
  expect(statusesSeen.get(403) ?? 0).toBeGreaterThan(100);
});

test('an author saves a draft, and is told to submit it where it would be published', async () => {
  const { id } = await page(payload, { title: 'For an author' });
  const saved = await author.call('PATCH', `pages/${id}?draft=true&locale=en`, {
    title: 'Drafted',
  });
  expect(saved.status).toBe(200);
  expect((await stored(id)).title).toBe('Drafted');
  const refused = await author.call('PATCH', `pages/${id}?locale=en`, { title: 'Live' });
  expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
    403,
    expect.stringContaining('Submit the page for review'),
  ]);
  expect((await author.call('DELETE', `pages/${id}`)).status).toBe(403);
});

test('a publication that an author has scheduled is not carried out', async () => {
  const { id } = await page(payload, { title: 'Scheduled' });
  await author.call('PATCH', `pages/${id}?draft=true`, { title: 'By an author' });
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'pages', value: String(id) },
      user: { relationTo: 'users', value: author.user.id },
    } as never,
  });
  await payload.jobs.run({ queue: 'default', silent: true });
  expect(await publicRow(id)).toMatchObject({ title: { en: 'Scheduled' } });
  const where = { taskSlug: { equals: 'schedulePublish' } };
  await payload.delete({ collection: 'payload-jobs', where, ...override });
});

const row = (id: string, title: string) => ({
  id,
  blockType: 'quote' as const,
  field_text: title,
});

test('a translator writes the given languages, not English, not another one, not what all share', async () => {
  const { id } = await page(payload, { title: 'To translate', field_blocks: [] });
  const save = (locale: string, data: object): Promise<RestAnswer> =>
    translator.call('PATCH', `pages/${id}?draft=true&autosave=true&locale=${locale}`, data);
  expect((await save('es', { title: 'Traducida' })).status).toBe(200);
  for (const locale of ['en', 'ru', 'all'])
    expect((await save(locale, { title: 'Changed' })).status, locale).toBe(403);
  const shared: Record<string, unknown>[] = [
    { type: 'program' },
    { field_domain_access: ['HIM', 'CAA'] },
    { field_blocks: [row('64b000000000000000000001', 'Nuevo')] },
  ];
  for (const data of shared) {
    const { status } = await save('es', { title: 'Otra', ...data });
    expect([400, 403], JSON.stringify(data)).toContain(status);
  }
  expect([(await stored(id)).title, (await stored(id, 'es')).title]).toEqual([
    'To translate',
    'Traducida',
  ]);
  expect((await stored(id, 'ru')).title ?? null).toBeNull();
  expect((await translator.call('POST', 'pages?draft=true', { title: 'New' })).status).toBe(403);
});

test('a reviewer publishes what an author drafted', async () => {
  const { id } = await page(payload, { title: 'Before' });
  await author.call('PATCH', `pages/${id}?draft=true&locale=en`, { title: 'After' });
  const answer = await reviewer.call('PATCH', `pages/${id}?locale=en`, {
    title: 'After',
    _status: 'published',
  });
  expect(answer.status).toBe(200);
  expect(await publicRow(id)).toMatchObject({ title: { en: 'After' }, _status: 'published' });
});
