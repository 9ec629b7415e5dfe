import { overlayBrands } from '@concierge/brands/liveBrands';
import { brandDefinitionsSchema } from '@concierge/contract/brandDefinitions';
import { afterAll, expect, test } from 'vitest';
import { handleBrandDefinitions } from '../api/brandDefinitions.ts';
import { fetchParsedNode } from '../testing/askNode.ts';
import { type RestAnswer, signedIn } from '../testing/rest.ts';
import { testPayload } from '../testing/testPayload.ts';
import { applyBrands, loadBrands } from './applyBrands.ts';

const payload = await testPayload();
const admin = await signedIn(payload, 'admin');
const editor = await signedIn(payload, 'brandManager', ['HIM']);
// Next has a configuration for each of its layers.
const secondConfig = import(`../payload.config.ts?${'second'}`) as Promise<{ default: Config }>;
type Config = typeof import('../payload.config.ts').default;
await (await secondConfig).default;
async function offeredBy(made: typeof secondConfig): Promise<unknown[]> {
  const { collections } = await (await made).default;
  const brand = collections
    .find(({ slug }) => slug === 'menus')
    ?.flattenedFields.find(({ name }) => name === 'brand');
  return brand?.type === 'select'
    ? brand.options.map((option) => (typeof option === 'string' ? option : option.label))
    : [];
}
const six = { code: 'SIX', name: 'École du Lac', hosts: 'six.localhost\nwww.six.example' };
const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`;

const definitions = async () =>
  brandDefinitionsSchema.parse(await (await handleBrandDefinitions(payload)).json());
const messages = ({ body }: RestAnswer) =>
  (body.errors ?? []).flatMap(({ data, message }) =>
    (data?.errors ?? [{ message }]).map((error) => error.message),
  );

afterAll(async () => {
  const where = { code: { equals: 'SIX' } };
  const pages = { field_domain_access: { in: ['SIX' as never] } };
  await payload.delete({ collection: 'pages', where: pages, overrideAccess: true });
  await payload.delete({ collection: 'brands', where, overrideAccess: true });
  applyBrands(payload, await loadBrands(payload));
});

test('the shipped brands are there as they are shipped', async () => {
  const { brands } = await definitions();
  expect(brands.map(({ code }) => code)).toEqual(['SEG', 'CR', 'CAA', 'HIM', 'SHMS']);
  expect(brands[3]).toMatchObject({ name: 'Hotel Institute Mürren', hosts: [] });
});

test('an administrator makes a brand, and a page of it is found at once; without pages it goes again', async () => {
  const made = await admin.call('POST', 'brands', { ...six, colors: { brand: '#7A0019' } });
  expect([made.status, ...messages(made)]).toEqual([201]);
  expect((await definitions()).brands.at(-1)).toMatchObject({
    code: 'SIX',
    hosts: ['six.localhost', 'www.six.example'],
    colors: { brand: '#7a0019' },
  });
  expect(await offeredBy(secondConfig)).toContain('SIX École du Lac');
  const page = await admin.call('POST', 'pages', {
    type: 'homepage',
    title: 'Welcome to six',
    alias: '/',
    field_domain_access: ['SIX'],
    _status: 'published',
  });
  expect([page.status, ...messages(page)]).toEqual([201]);
  const { status, body } = await fetchParsedNode(payload, '/en/', { brand: 'SIX' });
  expect([status, body.node?.title]).toEqual([200, 'Welcome to six']);

  const path = `brands/${made.body.doc?.id}`;
  expect(messages(await admin.call('DELETE', path))).toEqual(['1 pages belong to this brand.']);
  await admin.call('DELETE', `pages/${page.body.doc?.id}`);
  expect((await admin.call('DELETE', path)).status).toBe(200);
  const gone = await admin.call('POST', 'pages', {
    type: 'lego_page',
    title: 'Of nobody',
    alias: '/of-nobody/',
    field_domain_access: ['SIX'],
  });
  expect(gone.status).toBe(400);
});

test.each([
  [{ code: 'six' }, /capital letters/],
  [{ hosts: 'him.localhost' }, /is a host of Hotel Institute Mürren/],
  [{ hosts: 'six.example/home' }, /is no host name/],
  [{ colors: { accent: '#ffcc00' } }, /contrast of accent on paper is 1\.51:1; at least 4\.5:1/],
  [{ colors: { brand: 'red' } }, /# and six digits/],
  [{ logo: drawing('<script>1</script>') }, /more than shapes/],
  [{ logo: drawing('<path d="M0 0h9" onload="x()"/>') }, /more than shapes/],
  [{ logo: '<p>logo</p>' }, /no SVG/],
])('a brand with %j is refused with the reason', async (wrong, reason) => {
  const answer = await admin.call('POST', 'brands', { ...six, ...wrong });
  expect(answer.status).toBe(400);
  expect(messages(answer).join()).toMatch(reason);
});

test('a shipped brand is renamed, keeps its code, and stays; the site is told that all is stale', async () => {
  const { docs } = await payload.find({ collection: 'brands', where: { code: { equals: 'CR' } } });
  const path = `brands/${docs[0]?.id}`;
  const renamed = await admin.call('PATCH', path, { name: 'Rigi College', code: 'RC' });
  expect(renamed.body.doc).toMatchObject({ name: 'Rigi College', code: 'CR' });
  const { docs: log } = await payload.find({ collection: 'change-log', sort: '-id', limit: 1 });
  expect(log[0]?.tags).toEqual(['brands', '*']);
  expect(messages(await admin.call('DELETE', path)).join()).toContain('stays');
  await admin.call('PATCH', path, { name: docs[0]?.name });
});

test('who administers nothing sees and makes no brands', async () => {
  expect((await editor.call('GET', 'brands')).status).toBe(403);
  expect((await editor.call('POST', 'brands', six)).status).toBe(403);
});

test('what another process changed is noticed', async () => {
  overlayBrands([]);
  const { docs } = await payload.find({ collection: 'brands', limit: 1 });
  await payload.db.updateOne({ collection: 'brands', id: docs[0]?.id ?? 0, data: {} });
  await expect
    .poll(async () => (await import('@concierge/brands/liveBrands')).brandEntry('HIM'), {
      timeout: 6000,
    })
    .toBeDefined();
});
