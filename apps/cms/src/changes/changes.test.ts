import { expect, test } from 'vitest';
import { handleChanges, waitForChanges } from '../api/changes.ts';
import { handleForms } from '../api/forms.ts';
import { maxOpenPolls } from '../api/openPolls.ts';
import { newestChange } from '../runtime/database/database.ts';
import { leadsSecret } from '../runtime/env.ts';
import { fetchParsedNode } from '../testing/fetchParsedNode.ts';
import { fromSite } from '../testing/fromSite.ts';
import { page, smallPicture, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();

/** Tags of all changes that something makes. */
async function collectTags(act: () => Promise<unknown>): Promise<string[]> {
  const since = await newestChange(payload);
  await act();
  const { changes } = await waitForChanges(payload, since, 0);
  return [...new Set(changes.flatMap(({ tags }) => tags))].sort();
}

const update = (id: number, data: object, draft = false) =>
  payload.update({ collection: 'pages', id, locale: 'en', data, draft, overrideAccess: true });

test('publishing, editing, moving, unpublishing and deleting a page are told with its lists and routes', async () => {
  const made = await collectTags(() =>
    page(payload, { type: 'singleNews', field_domain_access: ['HIM', 'SEG'] }),
  );
  expect(made).toEqual(
    [
      expect.stringMatching(/^list:news$/),
      expect.stringMatching(/^page:\d+$/),
      'route:HIM',
      'route:SEG',
    ].sort(),
  );
  const doc = await page(payload, { field_domain_access: ['HIM'] });
  expect(await collectTags(() => update(doc.id, { title: 'Other', _status: 'published' }))).toEqual(
    [`page:${doc.id}`],
  );
  expect(
    await collectTags(() =>
      update(doc.id, { alias: `/${unique('moved')}/`, _status: 'published' }),
    ),
  ).toEqual([`page:${doc.id}`, 'redirect:HIM', 'route:HIM']);
  expect(
    await collectTags(() => update(doc.id, { field_domain_access: ['CAA'], _status: 'published' })),
  ).toEqual([`page:${doc.id}`, 'route:CAA', 'route:HIM']);
  expect(await collectTags(() => update(doc.id, { _status: 'draft' }))).toEqual([
    `page:${doc.id}`,
    'route:CAA',
  ]);
  expect(await collectTags(() => update(doc.id, { _status: 'published' }))).toEqual([
    `page:${doc.id}`,
    'route:CAA',
  ]);
  // The redirect from its former address goes with it.
  expect(
    await collectTags(() =>
      payload.delete({ collection: 'pages', id: doc.id, overrideAccess: true }),
    ),
  ).toEqual([`page:${doc.id}`, 'redirect:HIM', 'route:CAA']);
});

test('a change of type is told to the old list, the new one and what leads to the page', async () => {
  const doc = await page(payload, { type: 'singleNews' });
  expect(
    await collectTags(() => update(doc.id, { type: 'singleCampus', _status: 'published' })),
  ).toEqual(['list:campus', 'list:news', `page:${doc.id}`, 'route:HIM']);
});

test('drafts are told to nobody', async () => {
  const doc = await page(payload);
  expect(await collectTags(() => update(doc.id, { title: 'Draft' }, true))).toEqual([]);
  expect(await collectTags(() => page(payload, { _status: 'draft' }))).toEqual([]);
});

test('media, menus, footers, pop-ups, settings, forms, campaigns and redirects are told when they change and go', async () => {
  const picture = await smallPicture(payload);
  expect(
    await collectTags(() =>
      payload.update({
        collection: 'media',
        id: picture.id,
        data: { focalX: 10, focalY: 20 },
        overrideAccess: true,
      }),
    ),
  ).toEqual([`media:${picture.id}`]);
  expect(
    await collectTags(() =>
      payload.delete({ collection: 'media', id: picture.id, overrideAccess: true }),
    ),
  ).toEqual([`media:${picture.id}`]);

  const first = async (collection: 'menus' | 'footers' | 'brand-settings') => {
    const { docs } = await payload.find({
      collection,
      where: { brand: { equals: 'CR' } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    });
    return docs[0]?.id ?? 0;
  };
  const touch = async (collection: 'menus' | 'footers' | 'brand-settings') => {
    const id = await first(collection);
    return collectTags(() => payload.update({ collection, id, data: {}, overrideAccess: true }));
  };
  expect(await touch('menus')).toEqual(['menu:CR']);
  expect(await touch('footers')).toEqual(['footer:CR']);
  expect(await touch('brand-settings')).toEqual(['settings:CR']);

  const [popup] = (
    await payload.find({
      collection: 'popups',
      where: { field_domain_access: { in: ['CR'] } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    })
  ).docs;
  expect(
    await collectTags(() =>
      payload.update({
        collection: 'popups',
        id: popup?.id ?? 0,
        data: { field_delay_time: 31 },
        overrideAccess: true,
      }),
    ),
  ).toEqual(['popup:CR']);

  const form = await payload.create({
    collection: 'forms',
    data: {
      key: unique('form'),
      type: 'contact',
      title: 'F',
      submitLabel: 'Send',
      field_domain_access: ['CR'],
    },
    overrideAccess: true,
  });
  expect(
    await collectTags(() =>
      payload.delete({ collection: 'forms', id: form.id, overrideAccess: true }),
    ),
  ).toEqual([`form:${form.id}`, 'list:form']);

  const day = '2099-01-01T12:00:00.000Z';
  const campaign = await payload.create({
    collection: 'campaigns',
    data: {
      crm_id: unique('c'),
      Name: 'C',
      kind: 'webinar',
      StartDate: day,
      EndDate: day,
      field_domain_access: ['CR'],
    },
    overrideAccess: true,
  });
  expect(
    await collectTags(() =>
      payload.update({
        collection: 'campaigns',
        id: campaign.id,
        data: { cancelled: true },
        overrideAccess: true,
      }),
    ),
  ).toEqual([`campaign:${campaign.id}`, 'list:event']);
  await payload.delete({ collection: 'campaigns', id: campaign.id, overrideAccess: true });

  expect(
    await collectTags(() =>
      payload.create({
        collection: 'redirects',
        data: { brand: 'CR', lang: 'en', path: `/${unique('r')}/`, url: '/about/', status: '301' },
        overrideAccess: true,
      }),
    ),
  ).toEqual(['redirect:CR']);
});

test('a waiting follower is woken by a change at once, and by nothing else', async () => {
  const since = await newestChange(payload);
  const waiting = waitForChanges(payload, since, 25_000);
  const doc = await page(payload);
  // However long a busy machine takes to store the page.
  const stored = Date.now();
  const answer = await waiting;
  expect(answer.changes[0]?.tags).toContain(`page:${doc.id}`);
  expect(Date.now() - stored).toBeLessThan(3000);
  expect(await waitForChanges(payload, answer.last, 300)).toEqual({
    changes: [],
    last: answer.last,
  });
});

test('malformed questions for changes are refused', { tags: ['S7.node.5'] }, async () => {
  const ask = async (query: string) =>
    (await handleChanges(payload, fromSite(`/api/changes?${query}`))).status;
  expect([
    await ask('since=0'),
    await ask('since=x'),
    await ask('since=-1'),
    await ask('since=1&wait=x'),
  ]).toEqual([200, 400, 400, 400]);
});

test('the feed and the forms are for sites only, and so many calls may wait for changes at once', async () => {
  const stranger = (path: string, authorization = '') =>
    new Request(`http://localhost${path}`, { headers: { authorization } });
  for (const forged of ['', 'Bearer ', 'Bearer wrong', `Basic ${leadsSecret}`]) {
    expect(
      (await handleChanges(payload, stranger('/api/changes?since=0&wait=25', forged))).status,
    ).toBe(401);
    expect((await handleForms(payload, stranger('/api/forms', forged))).status).toBe(401);
  }
  const gone = new AbortController();
  const since = await newestChange(payload);
  const poll = () =>
    handleChanges(
      payload,
      new Request(fromSite(`/api/changes?since=${since}&wait=25`), { signal: gone.signal }),
    );
  const polls = Array.from({ length: maxOpenPolls }, poll);
  expect((await poll()).status).toBe(429);
  gone.abort();
  expect(new Set((await Promise.all(polls)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await handleChanges(payload, fromSite(`/api/changes?since=${since}`))).status).toBe(200);
});

test('of forty random edits none is ever answered stale', async () => {
  const docs = await Promise.all(Array.from({ length: 4 }, () => page(payload)));
  for (let round = 0; round < 40; round += 1) {
    const doc = docs[Math.floor(Math.random() * docs.length)];
    if (!doc) continue;
    const title = `Round ${round}`;
    await update(doc.id, { title, _status: 'published' });
    const answers = await Promise.all(
      docs.map((other) => fetchParsedNode(payload, `/en${other.alias}`)),
    );
    expect(answers[docs.indexOf(doc)]?.body.node?.title).toBe(title);
  }
}, 120_000);
