import { expect, test } from 'vitest';
import { handleDraft } from '../../api/draft.ts';
import { previewUrl } from '../../preview/previewUrl.ts';
import { isPreviewToken, previewToken } from '../../preview/token.ts';
import { runSql } from '../../runtime/database/runSql.ts';
import { fetchParsedNode } from '../../testing/fetchParsedNode.ts';
import { refusedFields } from '../../testing/refusedFields.ts';
import { page, testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();
const save = (id: number, data: object, draft = false) =>
  payload.update({ collection: 'pages', id, locale: 'en', data, draft, overrideAccess: true });

async function fetchDraft(id: number, token: string, query = 'lang=en') {
  const response = await handleDraft(
    payload,
    new Request(`http://localhost/api/draft/${id}?${query}&token=${token}`),
    String(id),
  );
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    body: await response.json(),
  };
}

test('a draft is invisible until it is published, and gone when it is unpublished', {
  tags: ['S1.env.8'],
}, async () => {
  const alias = `/${unique('flow')}/`;
  const doc = await page(payload, { alias, title: 'First', _status: 'draft' });
  expect((await fetchParsedNode(payload, `/en${alias}`)).status).toBe(404);
  await save(doc.id, { _status: 'published' });
  expect((await fetchParsedNode(payload, `/en${alias}`)).body.node?.title).toBe('First');
  await save(doc.id, { title: 'Second' }, true);
  expect((await fetchParsedNode(payload, `/en${alias}`)).body.node?.title).toBe('First');
  await save(doc.id, { title: 'Second', _status: 'published' });
  expect((await fetchParsedNode(payload, `/en${alias}`)).body.node?.title).toBe('Second');
  await save(doc.id, { _status: 'draft' });
  expect((await fetchParsedNode(payload, `/en${alias}`)).status).toBe(404);
});

test('an address that changes in a saved draft moves the page only when it is published', async () => {
  const doc = await page(payload);
  const next = `/${unique('next')}/`;
  await save(doc.id, { alias: next }, true);
  expect((await fetchParsedNode(payload, `/en${doc.alias}`)).status).toBe(200);
  await save(doc.id, { alias: next, _status: 'published' });
  expect(await fetchParsedNode(payload, `/en${doc.alias}`)).toMatchObject({
    status: 301,
    body: { errors: [{ message: `/en${next}` }] },
  });
});

test('whoever has the signed link sees the draft; nobody else, and no cache', async () => {
  const doc = await page(payload, { title: 'Public' });
  await save(doc.id, { title: 'Secret plan' }, true);
  const other = await page(payload);
  const seen = await fetchDraft(doc.id, previewToken(doc.id));
  expect(seen).toMatchObject({
    status: 200,
    cache: expect.stringContaining('no-store'),
    body: { node: { title: 'Secret plan' }, menus: {} },
  });
  expect((await fetchDraft(doc.id, previewToken(other.id))).status).toBe(403);
  expect((await fetchDraft(doc.id, '')).status).toBe(403);
  expect((await fetchDraft(doc.id, previewToken(doc.id), 'lang=xx')).status).toBe(400);
  expect(isPreviewToken(String(doc.id), previewToken(doc.id), Date.now() + 3_700_000)).toBe(false);
});

test("the preview opens on the site of the page's first brand, in the edited language", () => {
  const url = new URL(
    previewUrl({ id: 7, field_domain_access: ['CAA', 'SEG'] }, 'ar', { user: null }) ?? '',
  );
  expect([url.hostname, url.pathname, url.searchParams.get('id')]).toEqual([
    'caa.localhost',
    '/ar/preview/',
    '7',
  ]);
});

test('addresses are well formed, and one a brand', async () => {
  const doc = await page(payload);
  const make = (alias: string, brand: 'HIM' | 'CAA' = 'HIM') =>
    page(payload, { alias, field_domain_access: [brand] });
  expect(await refusedFields(make(doc.alias ?? ''))).toEqual(['alias']);
  expect(await refusedFields(make(doc.alias ?? '', 'CAA'))).toEqual([]);
  for (const alias of ['/Big/', '/with space/', '/en/x/', '/api/x/', '/a//b/', '/../x/'])
    expect(await refusedFields(make(alias)), alias).toEqual(['alias']);
  expect((await make(unique('bare'))).alias).toMatch(/^\/bare-.*\/$/);
});

test('news that is published without a date is of this moment, and keeps its date from then on', async () => {
  const begun = new Date().toISOString();
  const doc = await page(payload, { type: 'singleNews', _status: 'draft' });
  expect(doc.news?.date).toBeFalsy();
  const publish = () =>
    payload.update({
      collection: 'pages',
      id: doc.id,
      locale: 'en',
      data: { _status: 'published' },
      overrideAccess: true,
    });
  const first = (await publish()).news?.date ?? '';
  expect(first >= begun).toBe(true);
  expect((await publish()).news?.date).toBe(first);
});

test.each(['published again', 'taken off and published again'])(
  'news whose version is older than its date keeps the date when it is %s',
  async (how) => {
    const doc = await page(payload, { type: 'singleNews', title: 'Old' });
    const former = '2020-02-03T04:05:06.000Z';
    await runSql(payload, 'UPDATE pages SET news_date = $1 WHERE id = $2', [former, doc.id]);
    const undated = 'UPDATE _pages_v SET version_news_date = NULL WHERE parent_id = $1';
    await runSql(payload, undated, [doc.id]);
    const drafted = await save(doc.id, { title: 'Newer', news: { date: null } }, true);
    expect(drafted.news?.date).toBeFalsy();
    const isAgain = how === 'published again';
    if (!isAgain) await save(doc.id, { _status: 'draft' });
    const asSent = isAgain ? { news: { date: null } } : {};
    const published = await save(doc.id, { _status: 'published', ...asSent });
    expect(published).toMatchObject({ title: 'Newer', news: { date: former } });
  },
);

test('an address is made from the title where none is given', async () => {
  const title = `Über den See ${unique('x')}`;
  const doc = await payload.create({
    collection: 'pages',
    locale: 'en',
    data: { type: 'singleNews', title, field_domain_access: ['HIM'], _status: 'published' },
    overrideAccess: true,
  });
  expect(doc.alias).toMatch(/^\/news\/uber-den-see-x-/);
});

test('a pattern that browsers refuse or that can hang them is refused on its field', {
  tags: ['S5.lead.2'],
}, async () => {
  const form = (pattern: string) =>
    payload.create({
      collection: 'forms',
      data: {
        key: unique('form'),
        type: 'contact',
        title: 'F',
        submitLabel: 'Send',
        field_domain_access: ['HIM'],
        fields: [{ blockType: 'field_text', name: 'Name', pattern }],
      },
      overrideAccess: true,
    });
  for (const pattern of ['(a+)+b', '[a-z', '[\\w-.]+', '(x|x)*y'])
    expect(await refusedFields(form(pattern)), pattern).toEqual(['fields.0.pattern']);
  expect(await refusedFields(form('[A-Z]{2}[0-9]{4}'))).toEqual([]);
});

test('an event that ends before it begins, and a fee that expires before it is valid, are refused on their field', async () => {
  const at = (day: string) => `${day}T12:00:00.000Z`;
  const campaign = {
    crm_id: unique('c'),
    Name: 'C',
    kind: 'webinar',
    field_domain_access: ['HIM'],
  } as const;
  const event = payload.create({
    collection: 'campaigns',
    data: {
      ...campaign,
      field_domain_access: ['HIM'],
      StartDate: at('2027-02-02'),
      EndDate: at('2027-02-01'),
    },
    overrideAccess: true,
  });
  expect(await refusedFields(event)).toEqual(['EndDate']);
  const fee = {
    kind: 'tuition',
    amount: 100,
    valid_from: at('2027-02-02'),
    valid_to: at('2027-02-01'),
  } as const;
  const program = page(payload, {
    type: 'program',
    program: { details: [{ blockType: 'program_details', fees: [fee] }] },
  });
  expect(await refusedFields(program)).toEqual(['program.details.0.fees.0.valid_to']);
});

test('pictures that could carry scripts are refused', async () => {
  const data = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  for (const [name, mimetype] of [
    ['x.svg', 'image/svg+xml'],
    ['x.html', 'text/html'],
    ['x.png', 'image/png'],
  ] as const) {
    const upload = payload.create({
      collection: 'media',
      data: { alt: 'x' },
      file: { data, mimetype, name: `${unique('x')}-${name}`, size: data.length },
      overrideAccess: true,
    });
    await expect(upload, name).rejects.toThrow();
  }
});

test('a relation whose target is gone is left out, and the page still answers', async () => {
  const form = await payload.create({
    collection: 'forms',
    data: {
      key: unique('form'),
      type: 'contact',
      title: 'F',
      submitLabel: 'Send',
      field_domain_access: ['HIM'],
    },
    overrideAccess: true,
  });
  const doc = await page(payload, {
    field_blocks: [
      { blockType: 'webform', form: form.id },
      { blockType: 'stats', field_items: [{ value: '1', label: 'one' }] },
    ],
  });
  const blocks = async () =>
    (
      (await fetchParsedNode(payload, `/en${doc.alias}`)).body.node as unknown as {
        field_blocks: { type: string }[];
      }
    ).field_blocks.map(({ type }) => type);
  expect(await blocks()).toEqual(['webform', 'stats']);
  await payload.delete({ collection: 'forms', id: form.id, overrideAccess: true });
  expect(await blocks()).toEqual(['stats']);
  await payload.delete({ collection: 'pages', id: doc.id, overrideAccess: true });
});
