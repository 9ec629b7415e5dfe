import type { CollectionSlug } from 'payload';
import { describe, expect, test } from 'vitest';
import { sayIn } from '../i18n/say.ts';
import { newDocumentData, pictureFile } from '../testing/access/accessFixtures.ts';
import { callWith, type RestAnswer, signedIn } from '../testing/rest.ts';
import { page, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const overrideAccess = true;
const both: ['HIM', 'CAA'] = ['HIM', 'CAA'];
const manager = await signedIn(payload, 'brandManager', ['HIM']);
const reviewer = await signedIn(payload, 'reviewer', ['HIM']);
const ofBoth = await signedIn(payload, 'reviewer', both);
const deletedAt = new Date().toISOString();

const errorMessages = ({ body }: RestAnswer): string =>
  JSON.stringify(body.errors?.map((error) => error.data?.errors ?? error.message));
const onSite = async (id: number): Promise<boolean> => {
  const row = await payload.findByID({ collection: 'pages', id, overrideAccess });
  return row._status === 'published' && !row.deletedAt && row.field_domain_access.includes('CAA');
};

describe.each(['pages', 'campaigns', 'forms', 'popups', 'media'] as CollectionSlug[])(
  '%s',
  (collection) => {
    test('what two brands share is neither deleted nor taken from the other by one of them', async () => {
      const made = await payload.create({
        collection,
        data: newDocumentData(collection, 'both') as never,
        locale: 'en',
        overrideAccess,
        ...(collection === 'media' ? { file: pictureFile() } : {}),
      });
      const { id } = made;
      const stored = () => payload.findByID({ collection, id, depth: 0, overrideAccess });
      const before = await stored();
      const one = `${collection}/${id}`;
      const bulk = `${collection}?where[id][equals]=${id}`;
      for (const path of [one, bulk]) {
        const changes = [{ field_domain_access: ['HIM'] }, { deletedAt }];
        for (const data of changes) {
          const { status } = await manager.call('PATCH', path, data);
          expect([400, 403], JSON.stringify(data)).toContain(status);
          expect(await stored(), `${path} ${JSON.stringify(data)}`).toEqual(before);
        }
        await manager.call('DELETE', path);
        expect(await stored(), path).toEqual(before);
      }
    });
  },
);

/** Ways in which a save takes a page off the site; `draft` where a draft is newer than it. */
const removals = [
  { draft: false, query: 'locale=en', data: { _status: 'draft' } },
  { draft: false, query: 'draft=false&locale=es', data: { _status: 'draft' } },
  { draft: false, query: 'locale=en&publishSpecificLocale=es', data: { _status: 'draft' } },
  { draft: false, query: 'locale=en&unpublishAllLocales=true', data: { _status: 'draft' } },
  { draft: false, query: 'locale=en', data: { _status: null } },
  // Without a status a save takes the newest version's.
  { draft: true, query: 'locale=en', data: { title: 'Changed' } },
];

test('a page of two brands is taken off the site by nobody who edits one of them', async () => {
  for (const { draft, query, data } of removals)
    for (const isBulk of [false, true]) {
      const { id } = await page(payload, { field_domain_access: both });
      if (draft) await reviewer.call('PATCH', `pages/${id}?draft=true`, { title: 'Drafted' });
      const path = isBulk ? `pages?where[id][equals]=${id}&${query}` : `pages/${id}?${query}`;
      const answer = await reviewer.call('PATCH', path, data);
      const what = `${path} ${JSON.stringify(data)} ${answer.status} ${errorMessages(answer)}`;
      expect(await onSite(id), what).toBe(true);
      if (!isBulk) expect([400, 403], what).toContain(answer.status);
    }
});

test('a version that is a draft is restored over such a page as a draft only', async () => {
  const { id } = await page(payload, { field_domain_access: both });
  const title = 'Drafted';
  await reviewer.call('PATCH', `pages/${id}?draft=true`, { title });
  const where = { parent: { equals: id }, 'version.title': { equals: title } };
  const { docs } = await payload.findVersions({ collection: 'pages', where, overrideAccess });
  const restore = (query: string) =>
    reviewer.call('POST', `pages/versions/${docs[0]?.id}?${query}`);
  expect((await restore('')).status).toBe(403);
  expect(await onSite(id)).toBe(true);
  expect((await restore('draft=true')).status).toBe(200);
  expect(await onSite(id)).toBe(true);
});

test('a removal that one brand has scheduled is not carried out', async () => {
  const { id } = await page(payload, { field_domain_access: both });
  const input = {
    type: 'unpublish',
    doc: { relationTo: 'pages', value: String(id) },
    user: { relationTo: 'users', value: reviewer.user.id },
  };
  const rest = { taskSlug: 'schedulePublish', queue: 'default', input };
  expect((await reviewer.call('POST', 'payload-jobs', rest)).status).toBe(403);
  await payload.jobs.queue({ task: 'schedulePublish', input: input as never });
  await payload.jobs.run({ queue: 'default', limit: 20, silent: true });
  expect(await onSite(id)).toBe(true);
});

test('it is drafted and published by one of them, and taken off by who edits both', async () => {
  const { id } = await page(payload, { field_domain_access: both });
  const draft = await reviewer.call('PATCH', `pages/${id}?draft=true`, { title: 'Drafted' });
  const publish = await reviewer.call('PATCH', `pages/${id}`, { _status: 'published' });
  expect([draft.status, publish.status, await onSite(id)]).toEqual([200, 200, true]);
  expect((await ofBoth.call('PATCH', `pages/${id}`, { _status: 'draft' })).status).toBe(200);
  expect(await onSite(id)).toBe(false);
  expect((await reviewer.call('PATCH', `pages/${id}`, { title: 'Drafted' })).status).toBe(200);
});

test.each(['pages', 'shared-sections'] as const)(
  'of %s, a draft for one brand alone is lost by no save of who edits the other',
  async (collection) => {
    const { id } = await payload.create({
      collection,
      data: { ...newDocumentData(collection, 'both'), _status: 'published' } as never,
      locale: 'en',
      overrideAccess,
    });
    const [author, other] = [
      await signedIn(payload, 'author', both),
      await signedIn(payload, 'editor', ['CAA']),
    ];
    const draft = `${collection}/${id}?draft=true`;
    const title = 'For one alone';
    const drafted = { title, field_domain_access: ['HIM'] };
    expect((await author.call('PATCH', draft, drafted)).status).toBe(200);
    const { docs } = await payload.findVersions({
      collection,
      where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
      overrideAccess,
    });
    const lost = { title: 'Lost' };
    const published = { ...lost, _status: 'published' };
    const bulk = `${collection}?where[id][equals]=${id}`;
    for (const [method, path, data] of [
      ['PATCH', draft, lost],
      ['PATCH', `${collection}/${id}`, published],
      ['POST', `${collection}/versions/${docs[0]?.id}`, {}],
    ] as const) {
      const answer = await other.call(method, path, data);
      expect([answer.status, errorMessages(answer)]).toEqual([
        409,
        expect.stringContaining('newer draft for HIM'),
      ]);
    }
    expect(errorMessages(await other.call('PATCH', bulk, published))).toContain('newer draft');
    const newest = await payload.findByID({ collection, id, draft: true, overrideAccess });
    expect(newest).toMatchObject(drafted);
    expect((await author.call('PATCH', draft, { field_domain_access: both })).status).toBe(200);
    expect((await other.call('PATCH', draft, { title: 'Seen' })).status).toBe(200);
  },
);

test('a draft of who may not publish puts a page on no site and takes it from none', async () => {
  const author = await signedIn(payload, 'author', both);
  const drafted = async (of: typeof both | ['HIM'], field_domain_access: string[]) => {
    const { id } = await page(payload, { field_domain_access: of });
    const draft = await author.call('PATCH', `pages/${id}?draft=true`, { field_domain_access });
    expect(draft.status).toBe(200);
    return id;
  };
  for (const query of ['', '?draft=true']) {
    const added = await drafted(['HIM'], both);
    const publish = { _status: 'published' };
    const answer = await reviewer.call('PATCH', `pages/${added}${query}`, publish);
    expect([answer.status, await onSite(added)]).toEqual([400, false]);
    expect(errorMessages(answer)).toContain('CAA');
    const own = { ...publish, field_domain_access: ['HIM'] };
    expect((await reviewer.call('PATCH', `pages/${added}${query}`, own)).status).toBe(200);

    const removed = await drafted(both, ['HIM']);
    const off = await reviewer.call('PATCH', `pages/${removed}${query}`, publish);
    expect([off.status, await onSite(removed)]).toEqual([400, true]);
  }
  const fresh = await page(payload, { field_domain_access: both, _status: 'draft' });
  const path = `pages/${fresh.id}`;
  expect((await reviewer.call('PATCH', path, { _status: 'published' })).status).toBe(400);
  expect((await ofBoth.call('PATCH', path, { _status: 'published' })).status).toBe(200);
});

test('the refusal names the other brand in the language of the admin', async () => {
  const { id } = await page(payload, { field_domain_access: both });
  for (const lang of ['en', 'es', 'ar', 'ru']) {
    const call = callWith(payload, {
      authorization: `JWT ${reviewer.token}`,
      cookie: `payload-lng=${lang}`,
    });
    const off = errorMessages(await call('PATCH', `pages/${id}`, { _status: 'draft' }));
    const take = errorMessages(
      await call('PATCH', `pages/${id}`, { field_domain_access: ['HIM'] }),
    );
    const say = sayIn(lang);
    const foreign = { foreign: 'CAA' };
    expect(off).toContain(
      say(
        'This is shown on {foreign}, too. Only who edits all of its brands may take it off.',
        foreign,
      ),
    );
    expect(take).toContain(
      say('Only who edits {foreign}, too, may take this off its site.', foreign),
    );
  }
});

test('a page goes into no trash while another brand shows it, though its draft has left that brand', async () => {
  const author = await signedIn(payload, 'author', both);
  const { id } = await page(payload, { field_domain_access: both });
  const left = { field_domain_access: ['HIM'] };
  expect((await author.call('PATCH', `pages/${id}?draft=true`, left)).status).toBe(200);
  for (const query of ['', '?draft=true'])
    expect((await reviewer.call('PATCH', `pages/${id}${query}`, { deletedAt })).status).toBe(403);
  expect(await onSite(id)).toBe(true);
});
