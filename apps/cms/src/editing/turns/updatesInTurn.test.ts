import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openForm, signedIn } from '../../testing/adminForm.ts';
import { page, testPayload } from '../../testing/testPayload.ts';

const payload = await testPayload();
const [ana, bea] = await Promise.all([
  signedIn(payload, 'editor', ['HIM']),
  signedIn(payload, 'editor', ['HIM']),
]);

test('what is saved while several pages are published at once is not lost', async () => {
  const [doc, other] = [await page(payload), await page(payload)];
  const form = await openForm(payload, ana, doc.id, 'en');
  form.type({ field_lead: 'Typed meanwhile' });
  const isRead = Promise.withResolvers<void>();
  const saved = isRead.promise.then(() => form.autosave());
  const queryDrafts = payload.db.queryDrafts.bind(payload.db);
  vi.spyOn(payload.db, 'queryDrafts').mockImplementationOnce(async (query) => {
    const found = await queryDrafts(query);
    isRead.resolve();
    await Promise.race([saved, setTimeout(500)]);
    return found as never;
  });
  const where = `where[id][in]=${doc.id},${other.id}`;
  const published = await bea.ask('PATCH', `pages?${where}&draft=true`, { _status: 'published' });
  expect([published.status, (await saved).status]).toEqual([200, 200]);
  const newest = { collection: 'pages', id: doc.id, draft: true, locale: 'en' } as const;
  const { field_lead } = await payload.findByID({ ...newest, overrideAccess: true });
  expect(field_lead).toBe('Typed meanwhile');
});

test('what is typed while a scheduled publication runs is not lost', async () => {
  const doc = await page(payload);
  const form = await openForm(payload, ana, doc.id, 'en');
  form.type({ field_lead: 'Before the instant' });
  await form.autosave();
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: doc.id } },
  });
  form.type({ field_lead: 'Typed at the instant' });
  const isRead = Promise.withResolvers<void>();
  const saved = isRead.promise.then(() => form.autosave());
  const updateOne = payload.db.updateOne.bind(payload.db);
  vi.spyOn(payload.db, 'updateOne').mockImplementation(async (call) => {
    if (call.collection === 'pages') {
      isRead.resolve();
      await Promise.race([saved, setTimeout(500)]);
    }
    return updateOne(call);
  });
  await payload.jobs.run({ queue: 'default', limit: 20, silent: true });
  expect((await saved).status).toBe(200);
  const texts = async (draft: boolean) => {
    const options = { collection: 'pages', id: doc.id, locale: 'en', draft } as const;
    return (await payload.findByID({ ...options, overrideAccess: true })).field_lead;
  };
  expect([await texts(false), await texts(true)]).toEqual([
    'Before the instant',
    'Typed at the instant',
  ]);
  vi.restoreAllMocks();
});

test('what is restored while somebody publishes is what visitors and editors see', async () => {
  const doc = await page(payload);
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: doc.id } },
    overrideAccess: true,
  });
  const form = await openForm(payload, ana, doc.id, 'en');
  form.type({ field_lead: 'Published meanwhile' });
  const isRead = Promise.withResolvers<void>();
  const restored = isRead.promise.then(() => bea.ask('POST', `pages/versions/${docs[0]?.id}`));
  const updateOne = payload.db.updateOne.bind(payload.db);
  vi.spyOn(payload.db, 'updateOne').mockImplementationOnce(async (call) => {
    isRead.resolve();
    await Promise.race([restored, setTimeout(500)]);
    return updateOne(call);
  });
  expect([(await form.publish()).status, (await restored).status]).toEqual([200, 200]);
  vi.restoreAllMocks();
  const texts = async (draft: boolean) => {
    const options = { collection: 'pages', id: doc.id, locale: 'en', draft } as const;
    return (await payload.findByID({ ...options, overrideAccess: true })).field_lead ?? null;
  };
  expect([await texts(false), await texts(true)]).toEqual([null, null]);
});

test.skipIf(!process.env['DATABASE_URL'])(
  'of updates of one page at the same moment, from several processes, none is lost',
  async () => {
    const [doc, other] = [await page(payload), await page(payload)];
    const write = (locale: 'en' | 'es') =>
      payload.update({
        collection: 'pages',
        id: doc.id,
        locale,
        data: { title: `Written in ${locale}` },
        overrideAccess: true,
      });
    const writeAll = (locale: 'ar' | 'ru') =>
      payload.update({
        collection: 'pages',
        where: { id: { in: [other.id, doc.id] } },
        locale,
        data: { title: `Written in ${locale}` },
        overrideAccess: true,
      });
    await Promise.all([writeAll('ar'), write('en'), write('es'), writeAll('ru')]);
    const { title } = await payload.findByID({
      collection: 'pages',
      id: doc.id,
      locale: 'all',
      depth: 0,
      overrideAccess: true,
    });
    expect(title).toEqual({
      en: 'Written in en',
      es: 'Written in es',
      ar: 'Written in ar',
      ru: 'Written in ru',
    });
  },
);

test.skipIf(!process.env['DATABASE_URL'])(
  'what is saved through another backend while a pattern is inserted is refused, not lost',
  async () => {
    const quote = (field_text: string) => ({ blockType: 'quote' as const, field_text });
    const { id } = await page(payload, { field_blocks: [quote('One')] });
    const { id: pattern } = await payload.create({
      collection: 'patterns',
      data: { title: 'A pattern', field_domain_access: ['HIM'], field_blocks: [quote('Two')] },
      overrideAccess: true,
    });
    const form = await openForm(payload, ana, id, 'en');
    const [block] = form.read().field_blocks ?? [];
    // Past the turns that the requests of this process take.
    const saveElsewhere = () =>
      payload.update({
        collection: 'pages',
        id,
        locale: 'en',
        draft: true,
        data: {
          field_blocks: [{ ...block, ...quote('Typed meanwhile') }],
          updatedAt: form.read().updatedAt,
          editing_tab: 'elsewhere',
          _status: 'draft',
        },
        user: ana.user,
        overrideAccess: false,
      });
    const saved = Promise.withResolvers<number>();
    const findByID = payload.findByID.bind(payload);
    const spy = vi.spyOn(payload, 'findByID').mockImplementation(async (options) => {
      const found = await findByID(options);
      if (options.collection !== 'pages') return found as never;
      spy.mockRestore();
      saved.resolve(
        saveElsewhere().then(
          () => 200,
          ({ status }) => status,
        ),
      );
      await Promise.race([saved.promise, setTimeout(500)]);
      return found as never;
    });
    const inserted = await bea.ask('POST', `patterns/${pattern}/insert`, { page: id });
    expect([inserted.status, await saved.promise]).toEqual([200, 409]);
  },
);
