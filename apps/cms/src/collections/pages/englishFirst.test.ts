import { expect, test } from 'vitest';
import { handleSitemap } from '../../api/sitemap.ts';
import { tryPublish } from '../../releases/tryPublish.ts';
import { runSql } from '../../runtime/database/runSql.ts';
import { openForm, signedIn } from '../../testing/adminForm.ts';
import { refusedFields } from '../../testing/refusedFields.ts';
import { page, testPayload, unique } from '../../testing/testPayload.ts';
import { everyLanguage } from '../../transfer/unnoticed.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);
const inArabic = { collection: 'pages', locale: 'ar', overrideAccess: true } as const;
const arabicOnly: { type: 'lego_page'; title: string; field_domain_access: ['HIM'] } = {
  type: 'lego_page',
  title: 'صفحة',
  field_domain_access: ['HIM'],
};

/** A draft that is written in Arabic alone. */
const arabicDraft = async (): Promise<number> => {
  const { id } = await payload.create({ ...inArabic, draft: true, data: { ...arabicOnly } });
  return id;
};
const bothFields = { status: 400, paths: ['title', 'alias'] };
const refusal = ({ status, body }: Awaited<ReturnType<typeof editor.ask>>) => ({
  status,
  paths: (body.errors?.[0]?.data?.errors ?? []).map(({ path }: { path: string }) => path),
});

test('a page without an English title and address is published by nobody and nothing, and its form says so at them', async () => {
  const form = await openForm(payload, editor, await arabicDraft(), 'ar');
  const answer = await form.publish();
  expect(refusal(answer)).toEqual(bothFields);
  expect(answer.body.errors[0].data.errors[0].message).toContain('بالإنجليزية');
  expect(refusal(await form.publishLanguage())).toEqual(bothFields);

  const id = await arabicDraft();
  const published = { _status: 'published' } as const;
  const update = { ...inArabic, id, data: published };
  // As a schedule of one language does.
  const scheduled = { ...update, publishSpecificLocale: 'ar' as const };
  expect(await refusedFields(payload.update(update))).toEqual(bothFields.paths);
  expect(await refusedFields(payload.update(scheduled))).toEqual(bothFields.paths);
  for (const more of [
    { data: { ...arabicOnly, ...published } },
    {
      locale: everyLanguage,
      data: { ...arabicOnly, ...published, title: { ar: 'صفحة' } as never },
    },
  ])
    expect(await refusedFields(payload.create({ ...inArabic, ...more }))).toEqual(bothFields.paths);
  const bulk = await payload.update({
    ...inArabic,
    where: { id: { equals: id } },
    data: published,
  });
  expect([bulk.docs.length, bulk.errors.length]).toEqual([0, 1]);
  const inRelease = await tryPublish(payload, editor.user, { relationTo: 'pages', value: id });
  expect(inRelease).toMatchObject({ reason: 'invalid' });
});

test('one language is published alone only where English is on the site, or comes back with it', async () => {
  const { id } = await page(payload, { title: 'Draft', _status: 'draft' });
  const arabic = await openForm(payload, editor, id, 'ar');
  arabic.type({ title: 'صفحة' });
  await arabic.autosave();
  const refused = await arabic.publishLanguage();
  expect(refusal(refused)).toEqual(bothFields);
  expect(refused.body.errors[0].data.errors[0].message).toContain('أولًا');
  const english = await openForm(payload, editor, id, 'en');
  expect((await english.publishLanguage()).status).toBe(200);
  const again = await openForm(payload, editor, id, 'ar');
  again.type({ title: 'صفحة' });
  expect((await again.publishLanguage()).status).toBe(200);
  // Payload publishes the other languages as they were published last.
  await payload.update({ ...inArabic, locale: 'en', id, data: { _status: 'draft' } });
  expect((await again.publishLanguage()).status).toBe(200);
  const row = await payload.findByID({ ...inArabic, locale: 'en', id, fallbackLocale: false });
  expect(row).toMatchObject({ title: 'Draft', _status: 'published' });
});

test('a page that was published before without English takes no other from the sitemap, and may be given an address', async () => {
  const [lost, other] = [await page(payload), await page(payload)];
  const listed = async () => {
    const address = `http://localhost/api/sitemap?brand=HIM&after=${lost.id - 1}`;
    const { pages } = await (await handleSitemap(payload, new Request(address))).json();
    return pages.map(({ id }: { id: number }) => id);
  };
  expect(await listed()).toEqual([lost.id, other.id]);
  const nothing = 'UPDATE pages_locales SET title = NULL, alias = NULL WHERE _parent_id = $1';
  await runSql(payload, nothing, [lost.id]);
  await runSql(
    payload,
    'UPDATE _pages_v_locales SET version_title = NULL, version_alias = NULL WHERE _parent_id IN (SELECT id FROM _pages_v WHERE parent_id = $1)',
    [lost.id],
  );
  expect(await listed()).toEqual([other.id]);
  const data = { title: 'Found', alias: `/${unique('found')}/`, _status: 'published' } as const;
  await payload.update({ ...inArabic, locale: 'en', id: lost.id, data });
  expect(await listed()).toEqual([lost.id, other.id]);
});
