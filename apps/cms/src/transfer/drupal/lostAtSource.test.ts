import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { html, node, ref } from '../../testing/services/drupalNodes.ts';
import {
  type FakeDrupal,
  type FakeResource,
  serveDrupal,
} from '../../testing/services/drupalSite.ts';
import { testPayload, unique } from '../../testing/testPayload.ts';
import { runDrupalImport } from './runDrupalImport.ts';

const payload = await testPayload();
const options = { brand: 'HIM', publish: false };
const alias = `/${unique('drupal')}`;
const paragraph: FakeResource = {
  type: 'paragraph--text_media',
  id: randomUUID(),
  attributes: { langcode: 'en', field_title: 'By the lake', field_text: html('<p>Text</p>') },
};
const page = node('page', 'Old page', {
  attributes: {
    path: { alias, langcode: 'en' },
    body: html('<p>Body</p>'),
    field_lead: 'In short',
    metatag: [{ tag: 'meta', attributes: { name: 'description', content: 'Described' } }],
  },
  relationships: { field_blocks: { data: [ref(paragraph)] } },
});
const spanish = {
  ...page,
  attributes: { ...page.attributes, langcode: 'es', title: 'Página', body: html('<p>Hola</p>') },
};
const site: FakeDrupal = {
  collections: { 'node--page': { '': [page], es: [spanish] } },
  parts: [paragraph],
  files: {},
};
const running = await serveDrupal(site);
afterAll(() => running.close());

async function imported(locale: 'en' | 'es') {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { 'alias.en': { equals: `${alias}/` } },
    draft: true,
    locale,
    depth: 0,
    fallbackLocale: false,
    overrideAccess: true,
  });
  const [{ id, title, body, field_lead, field_blocks, metatag } = {}, ...more] = docs;
  expect(more).toEqual([]);
  const blocks = field_blocks?.length;
  return { id, title, body, field_lead, blocks, description: metatag?.description };
}

test('what a node has lost at its source it loses here, too, a translation among it', async () => {
  await runDrupalImport(payload, running.base, options);
  const before = await imported('en');
  const described = { field_lead: 'In short', blocks: 1, description: 'Described' };
  expect(before).toMatchObject({ ...described, body: { root: {} } });
  expect(await imported('es')).toMatchObject({ title: 'Página', body: { root: {} } });

  const lost = { body: undefined, field_lead: undefined, metatag: undefined };
  Object.assign(page, { attributes: { ...page.attributes, ...lost }, relationships: {} });
  site.collections['node--page'] = { '': [page] };
  expect((await runDrupalImport(payload, running.base, options)).counts).toMatchObject({
    changed: 1,
  });
  const nothing = { body: null, field_lead: null, blocks: 0, description: null };
  expect(await imported('en')).toEqual({ ...nothing, id: before.id, title: 'Old page' });
  expect(await imported('es')).toEqual({ ...nothing, id: before.id, title: null });
});
