import { expect, test } from 'vitest';
import type { Page } from '../../runtime/payload-types.ts';
import { fetchParsedNode } from '../../testing/fetchParsedNode.ts';
import { signedIn } from '../../testing/rest.ts';
import { page, person, testPayload, unique } from '../../testing/testPayload.ts';
import { StatusCell } from './StatusCell.tsx';

const payload = await testPayload();
const editor = await person(payload, 'editor', ['HIM']);
const own = { user: editor, overrideAccess: false } as const;

test('a duplicate says so in every language, is unpublished, and can be published beside the original and other copies', async () => {
  const [alias, spanish] = [`/${unique('original')}/`, `/${unique('original-es')}/`];
  const original = await page(payload, { title: 'The kitchen', alias });
  await payload.update({
    collection: 'pages',
    id: original.id,
    locale: 'es',
    data: { title: 'La cocina', alias: spanish, _status: 'published' },
    overrideAccess: true,
  });
  const copies = [
    await payload.duplicate({ collection: 'pages', id: original.id, ...own }),
    await payload.duplicate({ collection: 'pages', id: original.id, ...own }),
  ];
  for (const [index, { id }] of copies.entries()) {
    const copy = await payload.findByID({
      collection: 'pages',
      id,
      locale: 'all',
      draft: true,
      depth: 0,
      ...own,
    });
    const n = index ? '-2' : '';
    expect(copy).toMatchObject({
      title: { en: 'The kitchen (copy)', es: 'La cocina (copia)' },
      alias: { en: `${alias.slice(0, -1)}-copy${n}/`, es: `${spanish.slice(0, -1)}-copy${n}/` },
      _status: 'draft',
    });
    await payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      data: { _status: 'published' },
      ...own,
    });
    expect(
      (await fetchParsedNode(payload, `/en${alias.slice(0, -1)}-copy${n}/`)).body.node?.title,
    ).toBe('The kitchen (copy)');
  }
  expect((await fetchParsedNode(payload, `/en${alias}`)).body.node?.title).toBe('The kitchen');
});

test('in a list, pages that were unpublished together are drafts again; only what is on the site counts as published', async () => {
  const docs = [await page(payload), await page(payload)];
  const shown = async (id: number) => {
    const cell = { cellData: 'changed', rowData: { id }, payload, i18n: { language: 'en' } };
    return (await StatusCell(cell as never)).props.children as string;
  };
  await payload.update({
    collection: 'pages',
    id: docs[0]?.id ?? 0,
    data: { title: 'Changed' },
    draft: true,
    ...own,
  });
  expect(await shown(docs[0]?.id ?? 0)).toBe('Published, with changes');
  const where = { id: { in: docs.map(({ id }) => id) } };
  await payload.update({ collection: 'pages', where, data: { _status: 'draft' }, ...own });
  for (const { id } of docs) expect(await shown(id)).toBe('Draft');
});

test('a copy for another brand keeps titles and addresses, has the form of that brand, and is a draft of who writes for it', async () => {
  const [alias, spanish] = [`/${unique('kitchen')}/`, `/${unique('cocina')}/`];
  const findFormId = async (key: string) => {
    const where = { key: { equals: key } };
    return (await payload.find({ collection: 'forms', where, overrideAccess: true })).docs[0]?.id;
  };
  const [own = 0, others] = [await findFormId('him-brochure'), await findFormId('caa-brochure')];
  const original = await page(payload, {
    title: 'The kitchen',
    alias,
    field_blocks: [{ blockType: 'webform', form: own }],
  });
  await payload.update({
    collection: 'pages',
    id: original.id,
    locale: 'es',
    data: { title: 'La cocina', alias: spanish, _status: 'published' },
    overrideAccess: true,
  });
  const copyTo = async (brands: Parameters<typeof signedIn>[2], brand: string) => {
    const { call } = await signedIn(payload, 'brandManager', brands);
    return call('POST', `pages/${original.id}/copy-to`, { brand });
  };
  expect((await copyTo(['HIM'], 'CAA')).status).toBe(400);
  expect((await copyTo(['CAA'], 'CAA')).status).toBeGreaterThanOrEqual(400);
  expect((await copyTo(['HIM', 'CAA'], 'NONE')).status).toBe(400);
  const [first, second] = [
    await copyTo(['HIM', 'CAA'], 'CAA'),
    await copyTo(['HIM', 'CAA'], 'CAA'),
  ];
  const read = (id: number) =>
    payload.findByID({
      collection: 'pages',
      id,
      locale: 'all',
      draft: true,
      depth: 0,
      overrideAccess: true,
    });
  expect(await read(first.body.id)).toMatchObject({
    title: { en: 'The kitchen', es: 'La cocina' },
    alias: { en: alias, es: spanish },
    field_domain_access: ['CAA'],
    field_blocks: [{ form: others }],
    _status: 'draft',
  });
  expect(await read(second.body.id)).toMatchObject({
    alias: { en: `${alias.slice(0, -1)}-copy/` },
  });
  await payload.update({
    collection: 'pages',
    id: first.body.id,
    locale: 'en',
    data: { _status: 'published' },
    overrideAccess: true,
  });
  expect((await fetchParsedNode(payload, `/en${alias}`)).body.node?.title).toBe('The kitchen');
});

test.each([
  ['program', 'program'],
  ['singleCampus', 'campus'],
] as const)(
  'the copy of a %s for another brand is of that school, and of none on the site of the group',
  async (type, group) => {
    const original = await page(payload, {
      type,
      title: 'To be copied',
      field_domain_access: ['HIM', 'SHMS'],
      [group]: { school: 'HIM' },
    });
    const { call } = await signedIn(payload, 'brandManager', ['HIM', 'CAA', 'SEG']);
    const loadSchool = async (id: number) => {
      const found = await payload.findByID({
        collection: 'pages',
        id,
        draft: true,
        overrideAccess: true,
      });
      return found[group]?.school ?? 'none';
    };
    const copyTo = async (brand: string) =>
      (await call('POST', `pages/${original.id}/copy-to`, { brand })).body.id as number;
    expect(await loadSchool(await copyTo('CAA'))).toBe('CAA');
    expect(await loadSchool(await copyTo('SEG'))).toBe('none');
    const beside = await payload.duplicate({ collection: 'pages', id: original.id, ...own });
    expect(beside[group]?.school).toBe('HIM');
  },
);

test('a copy for another brand names the events, campuses and sections of its site only, and can be published', async () => {
  const overrideAccess = true;
  const named = async (brands: Page['field_domain_access']) => {
    const field_domain_access = brands;
    const event = await payload.create({
      collection: 'campaigns',
      data: {
        kind: 'meet',
        crm_id: unique('event'),
        Name: 'Open day',
        StartDate: '2027-05-01',
        EndDate: '2027-05-01',
        field_domain_access,
      } as never,
      overrideAccess,
    });
    const section = await payload.create({
      collection: 'shared-sections',
      data: { title: 'Shared', field_domain_access, _status: 'published' } as never,
      overrideAccess,
    });
    const campus = await page(payload, { type: 'singleCampus', field_domain_access });
    return { event: event.id, section: section.id, campus: campus.id };
  };
  const [hers, both] = [await named(['HIM']), await named(['HIM', 'CAA'])];
  const original = await page(payload, {
    type: 'program',
    event: hers.event,
    program: { campuses: [hers.campus, both.campus] },
    field_blocks: [hers, both].map(({ section }) => ({ blockType: 'shared_section', section })),
  });
  const shared = await page(payload, { event: both.event });
  const { call } = await signedIn(payload, 'brandManager', ['HIM', 'CAA']);
  const publishCopy = async (id: number) => {
    const copied = await call('POST', `pages/${id}/copy-to`, { brand: 'CAA' });
    const copy = { collection: 'pages', id: copied.body.id as number, overrideAccess } as const;
    await payload.update({ ...copy, locale: 'en', data: { _status: 'published' } });
    return payload.findByID({ ...copy, depth: 0 });
  };
  expect(await publishCopy(original.id)).toMatchObject({
    event: null,
    program: { campuses: [both.campus] },
    field_blocks: [{ section: both.section }],
  });
  expect((await publishCopy(shared.id)).event).toBe(both.event);
  const beside = await payload.duplicate({ collection: 'pages', id: original.id, ...own });
  expect(beside.field_blocks).toHaveLength(2);
});
