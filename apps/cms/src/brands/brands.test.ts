import { overlayBrands } from '@concierge/brands/liveBrands';
import { brandByCode } from '@concierge/brands/registry';
import { brandDefinitionsSchema } from '@concierge/contract/brandDefinitions';
import { afterAll, expect, test } from 'vitest';
import { handleBrandDefinitions } from '../api/brandDefinitions.ts';
import { fetchParsedNode } from '../testing/fetchParsedNode.ts';
import { type RestAnswer, signedIn } from '../testing/rest.ts';
import { smallPicture, testPayload } from '../testing/testPayload.ts';
import { applyBrands, loadBrands } from './applyBrands.ts';
import { isAdminHost } from './hosts.ts';
import { watchBrands } from './watchBrands.ts';

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
  const left = async () => messages(await admin.call('DELETE', path));
  expect(await left()).toEqual(['This brand is still named by Pages: 1.']);
  await admin.call('DELETE', `pages/${page.body.doc?.id}`);
  const { user } = await signedIn(payload, 'editor', ['SIX' as never]);
  const data = { group: 'main', brand: 'SIX' as never, items: [] };
  const menu = await payload.create({
    collection: 'menus',
    data: data as never,
    overrideAccess: true,
  });
  const medium = await smallPicture(payload);
  const media = `media/${medium.id}`;
  await admin.call('PATCH', media, { field_domain_access: ['HIM', 'SIX'] });
  const named = await left();
  expect(named.join()).toContain('Menus: 1');
  expect(named.join()).toContain('Media: 1');
  expect(named.join()).toContain('Users: 1');
  await admin.call('PATCH', media, { field_domain_access: ['HIM'] });
  await payload.delete({ collection: 'menus', id: menu.id, overrideAccess: true });
  await payload.delete({ collection: 'users', id: user.id, overrideAccess: true });
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
  [{ code: 'CRCS' }, /is the code of College Rigi/],
  [{ hosts: 'HIM.LOCALHOST' }, /is a host of Hotel Institute Mürren/],
  [{ hosts: 'six.example/home' }, /is no host name/],
  [{ hosts: 'six.example:3000' }, /is no host name/],
  [{ hosts: '[::1]' }, /is no host name/],
  [{ hosts: '192.0.2.7' }, /is no host name/],
  [{ hosts: '0x7f.1' }, /is no host name/],
  [{ hosts: 'six..example' }, /is no host name/],
  [{ colors: { accent: '#ffcc00' } }, /contrast of Links on Ground is 1\.51:1; at least 4\.5:1/],
  [{ colors: { brand: 'red' } }, /# and six digits/],
  [{ logo: drawing('<script>1</script>') }, /more than shapes/],
  [{ favicon: drawing('<g>').replace('0 0 9 9', '0 0 24 16') }, /viewBox is 24 by 16/],
])('a brand with %j is refused with the reason', async (wrong, reason) => {
  const answer = await admin.call('POST', 'brands', { ...six, ...wrong });
  expect(answer.status).toBe(400);
  expect(messages(answer).join()).toMatch(reason);
});

test('a host is kept as browsers send it, and a shipped one is given back only while it is free', async () => {
  const { docs } = await payload.find({ collection: 'brands', where: { code: { equals: 'CR' } } });
  const path = `brands/${docs[0]?.id}`;
  await admin.call('PATCH', path, { hosts: 'École-du-Lac.example' });
  const hosts = async (code: string) =>
    (await definitions()).brands.find((brand) => brand.code === code)?.hosts;
  expect(await hosts('CR')).toEqual(['xn--cole-du-lac-99a.example']);
  const taker = await admin.call('POST', 'brands', { ...six, hosts: 'cr.localhost' });
  expect([taker.status, ...messages(taker)]).toEqual([201]);
  expect(messages(await admin.call('PATCH', path, { hosts: '' })).join()).toContain(
    '“cr.localhost” is a host of École du Lac.',
  );
  await admin.call('DELETE', `brands/${taker.body.doc?.id}`);
  expect((await admin.call('PATCH', path, { hosts: '' })).status).toBe(200);
});

test('of two administrators who give one host to two brands at once, one is refused', async () => {
  const seven = { code: 'SEVEN', name: 'Seventh School', hosts: 'twice.example' };
  const both = await Promise.all([
    admin.call('POST', 'brands', { ...six, hosts: 'twice.example' }),
    admin.call('POST', 'brands', seven),
  ]);
  const made = both.filter(({ status }) => status === 201);
  for (const { body } of made) await admin.call('DELETE', `brands/${body.doc?.id}`);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  expect(both.flatMap(messages).join()).toContain('“twice.example” is a host of');
  // What was refused, and what is gone, holds nothing.
  const again = await admin.call('POST', 'brands', seven);
  expect(again.status).toBe(201);
  await admin.call('DELETE', `brands/${again.body.doc?.id}`);
});

test('a drawn icon and a typeface of the list are kept', async () => {
  const { docs } = await payload.find({ collection: 'brands', where: { code: { equals: 'CR' } } });
  const path = `brands/${docs[0]?.id}`;
  const favicon = drawing('<path d="M0 0h9v9z"/>').replace('<svg', '<svg width="90000"');
  const look = { favicon: `\n${favicon}\n`, typeface: 'literata' };
  expect((await admin.call('PATCH', path, look)).status).toBe(200);
  const entry = (await definitions()).brands.find(({ code }) => code === 'CR');
  expect(entry).toMatchObject({ favicon, typeface: 'literata' });
  expect((await admin.call('PATCH', path, { typeface: 'comic-sans' })).status).toBe(400);
  await admin.call('PATCH', path, { favicon: null, typeface: null });
  const emptied = (await definitions()).brands.find(({ code }) => code === 'CR');
  expect([emptied?.favicon, emptied?.typeface]).toEqual([undefined, undefined]);
});

test.each([
  ['admin.example', 'https://admin.example', undefined, true],
  ['admin.example', 'https://admin.example', 'https://admin.example', false],
  ['six.example', 'https://admin.example', undefined, false],
  ['localhost', 'http://localhost:3001', undefined, false],
])('whether %s is the host of an admin at %s beside %s: %s', (host, cms, site, is) => {
  expect(isAdminHost(host, cms, site)).toBe(is);
});

test('a brand that is taken back is offered to nobody', async () => {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  if (transactionID === undefined) return;
  const data = { code: 'SIX', name: 'Taken back' };
  await payload.create({
    collection: 'brands',
    data,
    req: { transactionID },
    overrideAccess: true,
  });
  await payload.db.rollbackTransaction(transactionID);
  expect(brandByCode('SIX')).toBeUndefined();
});

test('a shipped brand is renamed, keeps its code, and stays; the site is told that all is stale', async () => {
  const { docs } = await payload.find({ collection: 'brands', where: { code: { equals: 'CR' } } });
  const path = `brands/${docs[0]?.id}`;
  const recoded = await admin.call('PATCH', path, { name: 'Rigi College', code: 'RC' });
  expect([recoded.status, ...messages(recoded)]).toEqual([400, 'A code never changes.']);
  const renamed = await admin.call('PATCH', path, { name: 'Rigi College', code: 'CR' });
  expect(renamed.body.doc).toMatchObject({ name: 'Rigi College', code: 'CR' });
  const { docs: log } = await payload.find({ collection: 'change-log', sort: '-id', limit: 1 });
  expect(log[0]?.tags).toEqual(['brands', '*']);
  expect(messages(await admin.call('DELETE', path)).join()).toContain('stays');
  await admin.call('PATCH', path, { name: docs[0]?.name });
});

test('a group of its own has no shipped brand: neither offered, nor kept at a start, nor made', async () => {
  const { docs } = await payload.find({ collection: 'brands', limit: 0, overrideAccess: true });
  const table = payload.db;
  await table.deleteMany({ collection: 'brands', where: {} });
  const data = { code: 'SIX', name: 'École du Lac', hosts: 'localhost' };
  await table.create({ collection: 'brands', data });
  try {
    await watchBrands(payload);
    expect((await definitions()).brands.map(({ code }) => code)).toEqual(['SIX']);
    expect(await offeredBy(secondConfig)).toEqual(['SIX École du Lac']);
    const shipped = await admin.call('POST', 'brands', { code: 'HIM', name: 'Another' });
    expect(messages(shipped)).toEqual(['This is the code of a brand that is shipped.']);
    const own = (await payload.find({ collection: 'brands', overrideAccess: true })).docs[0];
    expect(messages(await admin.call('DELETE', `brands/${own?.id}`))).toEqual([
      'The last brand stays.',
    ]);
  } finally {
    await table.deleteMany({ collection: 'brands', where: {} });
    for (const doc of docs.toSorted((a, b) => a.id - b.id))
      await table.create({ collection: 'brands', data: { ...doc } });
    applyBrands(payload, await loadBrands(payload));
  }
  expect(await offeredBy(secondConfig)).toContain('HIM Hotel Institute Mürren');
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
