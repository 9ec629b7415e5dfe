import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { findUses } from '../../references/findUses.ts';
import { fetchParsedNode } from '../../testing/fetchParsedNode.ts';
import { html, node, ref } from '../../testing/services/drupalNodes.ts';
import {
  type FakeDrupal,
  type FakeResource,
  serveDrupal,
} from '../../testing/services/drupalSite.ts';
import { person, testPayload, unique } from '../../testing/testPayload.ts';
import { updateLanguages } from '../foreign/updateLanguages.ts';
import { runDrupalImport } from './runDrupalImport.ts';

const payload = await testPayload();
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const options = { brand: 'HIM', publish: false };

const serve = async (site: FakeDrupal) => {
  const running = await serveDrupal(site);
  closing.push(running.close);
  return running;
};

/** A page with a block, a picture within it, and a Spanish translation. */
function smallSite(): { site: FakeDrupal; page: FakeResource; alias: string } {
  const file: FakeResource = {
    type: 'file--file',
    id: randomUUID(),
    attributes: {
      filename: `${unique('lake')}.png`,
      filemime: 'image/png',
      uri: { value: 'public://lake.png', url: '/sites/default/files/lake.png' },
    },
  };
  const media: FakeResource = {
    type: 'media--image',
    id: randomUUID(),
    attributes: { name: 'lake' },
    relationships: { field_media_image: { data: ref(file, { alt: 'A lake' }) } },
  };
  const blockId = randomUUID();
  const block = (langcode: string, title: string): FakeResource => ({
    type: 'paragraph--text_media',
    id: blockId,
    attributes: {
      langcode,
      field_title: title,
      field_text: html(`<p>${title} <a href="/node/1">x</a></p>`),
      field_mood: 'calm',
    },
    relationships: { field_media: { data: ref(media) } },
  });
  const english = block('en', 'By the lake');
  const alias = `/${unique('drupal')}`;
  const page = node('page', 'Old page', {
    attributes: {
      path: { alias, langcode: 'en' },
      body: html(
        '<h2>Head</h2><p>Go <a href="/en/about?x=1">there</a>, <strong>now</strong></p><script>1</script>',
      ),
    },
    relationships: { field_blocks: { data: [ref(english)] } },
  });
  const spanish = {
    ...page,
    attributes: { ...page.attributes, langcode: 'es', title: 'Página', body: html('<p>Hola</p>') },
  };
  return {
    page,
    alias,
    site: {
      collections: { 'node--page': { '': [page], es: [spanish], ar: [page] }, 'user--user': {} },
      parts: [english, block('es', 'Junto al lago'), media, file],
      files: { '/sites/default/files/lake.png': pixel },
    },
  };
}

const findPages = async (alias: string, locale: 'en' | 'es' = 'en') => {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { 'alias.en': { equals: `${alias}/` } },
    draft: true,
    locale,
    depth: 0,
    fallbackLocale: false,
    overrideAccess: true,
  });
  return docs;
};

test('a node comes in as a draft with its blocks, pictures and languages, once however often it is imported', async () => {
  const { site, alias, page } = smallSite();
  const { base, requests } = await serve(site);
  const first = await runDrupalImport(payload, base, options);
  expect(first.counts).toEqual({ created: 1, changed: 0, same: 0, skipped: 0 });
  const [doc, ...more] = await findPages(alias);
  expect(more).toEqual([]);
  expect(doc).toMatchObject({
    _status: 'draft',
    type: 'lego_page',
    title: 'Old page',
    field_domain_access: ['HIM'],
    field_blocks: [{ blockType: 'text_media', field_title: 'By the lake' }],
  });
  const text = JSON.stringify(doc?.body);
  expect(text).toContain('"url":"/about/?x=1"');
  expect(text).not.toContain('script');
  const [block] = (doc?.field_blocks ?? []) as { field_media?: { field_media_image: number } }[];
  const picture = Number(block?.field_media?.field_media_image);
  const media = await payload.findByID({ collection: 'media', id: picture, overrideAccess: true });
  expect(media).toMatchObject({ alt: 'A lake', field_domain_access: ['HIM'], width: 1 });
  const { uses } = await findUses(
    await createLocalReq({ user: await person(payload, 'admin') }, payload),
    'media',
    picture,
  );
  expect(uses).toMatchObject([{ collection: 'pages', id: doc?.id, published: false }]);
  const [spanish] = await findPages(alias, 'es');
  expect(spanish).toMatchObject({
    title: 'Página',
    field_blocks: [{ field_title: 'Junto al lago' }],
  });
  expect(first.misfits.rows).toContainEqual(
    expect.objectContaining({ type: 'paragraph--text_media', field: 'field_mood' }),
  );
  expect(requests.some((path) => path.includes('user'))).toBe(false);

  const second = await runDrupalImport(payload, base, options);
  expect(second.counts).toEqual({ created: 0, changed: 0, same: 1, skipped: 0 });
  const publishing = { ...options, publish: true };
  expect((await runDrupalImport(payload, base, publishing)).counts).toMatchObject({ changed: 1 });
  expect((await fetchParsedNode(payload, `/en${alias}/`)).body.node?.title).toBe('Old page');
  expect((await runDrupalImport(payload, base, options)).counts).toMatchObject({ same: 1 });
  page.attributes = { ...page.attributes, title: 'New title' };
  expect((await runDrupalImport(payload, base, options)).counts).toMatchObject({ changed: 1 });
  expect(await findPages(alias)).toMatchObject([{ id: doc?.id, title: 'New title' }]);
  expect((await fetchParsedNode(payload, `/en${alias}/`)).body.node?.title).toBe('Old page');
  await payload.update({
    collection: 'pages',
    id: doc?.id as number,
    locale: 'en',
    draft: true,
    data: { title: 'By a person' },
    overrideAccess: true,
  });
  page.attributes = { ...page.attributes, title: 'Newer title' };
  expect((await runDrupalImport(payload, base, options)).counts).toMatchObject({ skipped: 1 });
  expect(await findPages(alias)).toMatchObject([{ title: 'By a person' }]);
});

test('published nodes, redirects and menus answer at once; what editors made stays', async () => {
  const alias = `/${unique('published')}`;
  const nid = 4711;
  const target = node('article', 'Published', {
    attributes: {
      path: { alias },
      drupal_internal__nid: nid,
      body: html('<p>Read</p>'),
      created: '2024-05-06T08:00:00+00:00',
    },
  });
  const bad = node('page', 'Refused', {
    attributes: { body: html('<p>x</p>'), path: { alias: `/${unique('HAS SPACE')}` } },
  });
  const old = unique('old-address');
  const link = (title: string, uri: string, more: object = {}): FakeResource => ({
    type: 'menu_link_content--menu_link_content',
    id: randomUUID(),
    attributes: { title, menu_name: 'search_recommended', weight: 0, link: { uri }, ...more },
  });
  const top = link('Top', `entity:node/${nid}`);
  const { base } = await serve({
    collections: {
      'node--article': { '': [target] },
      'node--page': { '': [bad] },
      'node--recipe': { '': [] },
      'redirect--redirect': {
        '': [
          {
            type: 'redirect--redirect',
            id: randomUUID(),
            attributes: {
              redirect_source: { path: old, query: [] },
              redirect_redirect: { uri: `internal:/node/${nid}` },
              status_code: 301,
              language: 'en',
            },
          },
        ],
      },
      'menu_link_content--menu_link_content': {
        '': [
          top,
          link('Below', 'internal:/nowhere-at-all', { parent: `menu_link_content:${top.id}` }),
          link('Header', 'internal:/', { menu_name: 'main' }),
        ],
      },
    },
    parts: [],
    files: {},
  });
  const where = { brand: { equals: 'HIM' }, group: { equals: 'search_recommended' } };
  const [menu] = (await payload.find({ collection: 'menus', where, overrideAccess: true })).docs;
  const id = Number(menu?.id);
  const save = { collection: 'menus', id, overrideAccess: true } as const;
  const before = await payload.findByID({ ...save, locale: 'all', depth: 0 });
  await payload.update({ ...save, data: { items: [] } });
  try {
    const result = await runDrupalImport(payload, base, { brand: 'HIM', publish: true });
    expect(result.counts.created).toBe(2);
    const answer = await fetchParsedNode(payload, `/en${alias}/`);
    expect([answer.status, answer.body.node?.title]).toEqual([200, 'Published']);
    const moved = await fetchParsedNode(payload, `/en/${old}`);
    expect([moved.status, moved.body.errors?.[0]?.message]).toEqual([301, `/en${alias}/`]);
    const written = await payload.findByID({ ...save, depth: 0 });
    expect(written.items).toMatchObject([
      { title: 'Top', relative: `${alias}/`, below: [{ title: 'Below' }] },
    ]);
    expect(JSON.stringify(written.items)).not.toContain('nowhere');
    const why = result.misfits.rows.map((row) => `${row.type} ${row.why}`).join('\n');
    expect(why).toMatch(/node--recipe No type of page here is like it/);
    expect(why).toMatch(/The brand has this menu already/);
    expect(why).toMatch(/No published page of HIM has the address \/nowhere-at-all\//);
    const again = await runDrupalImport(payload, base, { brand: 'HIM', publish: true });
    expect(again.counts).toMatchObject({ created: 0, changed: 0, same: 2 });
    expect((await payload.findByID({ ...save, depth: 0 })).updatedAt).toBe(written.updatedAt);
  } finally {
    await updateLanguages(payload, { collection: 'menus', id }, { items: before.items }, 'en');
  }
});
