import type { ValidationError } from 'payload';
import { expect, test } from 'vitest';
import { siteOrigin } from '../../routing/siteOrigin.ts';
import type { Page, Redirect } from '../../runtime/payload-types.ts';
import { fetchParsedNode } from '../../testing/fetchParsedNode.ts';
import { page, testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();
type Input = Partial<Pick<Redirect, 'brand' | 'lang' | 'page' | 'url' | 'status'>> & {
  path: string;
};

const redirect = (data: Input, context = {}) =>
  payload.create({
    collection: 'redirects',
    data: { brand: 'HIM', lang: 'en', status: '301', ...data },
    context,
    overrideAccess: true,
  });

/** The field and sentence with which a redirect is refused. */
async function refusal(data: Input): Promise<{ path: string; message: string } | undefined> {
  try {
    await redirect(data);
    return undefined;
  } catch (error) {
    return (error as ValidationError).data.errors[0];
  }
}

const path = () => `/${unique('old')}/`;

test('a redirect is answered with its status and its target as message', {
  tags: ['S7.node.3', 'S7.helper.5'],
}, async () => {
  const [permanent, temporary] = [path(), path()];
  await redirect({ path: permanent, url: '/programs/?level=master#fees' });
  await redirect({ path: temporary, url: 'https://example.org/x', status: '302' });
  expect(await fetchParsedNode(payload, `/en${permanent}?utm=1`)).toMatchObject({
    status: 301,
    body: { errors: [{ message: '/en/programs/?level=master#fees' }] },
  });
  expect(await fetchParsedNode(payload, `/en${temporary}`)).toMatchObject({
    status: 302,
    body: { errors: [{ message: 'https://example.org/x' }] },
  });
});

test('the same path may lead elsewhere on another brand or in another language, but not twice', async () => {
  const old = path();
  await redirect({ path: old, url: '/' });
  await redirect({ path: old, url: '/', brand: 'CAA' });
  await redirect({ path: old, url: '/', lang: 'es' });
  expect(await refusal({ path: old, url: '/d/' })).toMatchObject({
    path: 'path',
    message: expect.stringContaining('already a redirect'),
  });
  expect(await refusal({ path: old.slice(0, -1), url: '/d/' })).toMatchObject({ path: 'path' });
});

test('loops and chains are refused on their field, in both directions', async () => {
  const [a, b, c] = [path(), path(), path()];
  expect(await refusal({ path: a, url: a })).toMatchObject({
    path: 'url',
    message: expect.stringContaining('itself'),
  });
  // What it leads to was a page once.
  await redirect({ path: a, url: b }, { skipChanges: true });
  expect(await refusal({ path: b, url: a })).toMatchObject({
    path: 'url',
    message: expect.stringContaining('loop'),
  });
  expect(await refusal({ path: c, url: `/en${a}` })).toMatchObject({
    path: 'url',
    message: expect.stringContaining('directly'),
  });
  expect(await refusal({ path: b, url: c })).toMatchObject({
    path: 'path',
    message: expect.stringContaining('already leads to'),
  });
});

test('a loop is refused through full addresses and other languages, too', async () => {
  const [a, b, c] = [path(), path(), path()];
  const him = siteOrigin('HIM');
  const shms = siteOrigin('SHMS');
  const isItself = { path: 'url', message: expect.stringContaining('itself') };
  const isLoop = { path: 'url', message: expect.stringContaining('loop') };
  expect(await refusal({ path: a, url: `${him}/en${a}?utm=1` })).toMatchObject(isItself);
  // What it leads to was a page once.
  await redirect({ path: a, url: `/en${b}`, lang: 'es' }, { skipChanges: true });
  expect(await refusal({ path: b, url: `/es${a}` })).toMatchObject(isLoop);
  await redirect({ path: c, url: `${shms}/en${c}` });
  expect(await refusal({ path: c, url: `${him}/en${c}`, brand: 'SHMS' })).toMatchObject(isLoop);
  expect(await refusal({ path: c, url: '/', brand: 'SHMS' })).toMatchObject({
    path: 'path',
    message: expect.stringContaining('already leads to'),
  });
});

test("a redirect to a page that left this site leads to the page's own one, and never to itself", async () => {
  const [open, visit] = [path(), path()];
  const doc = await page(payload, { alias: open, field_domain_access: ['HIM', 'SHMS'] });
  const update = (data: Partial<Page>) =>
    payload.update({
      collection: 'pages',
      id: doc.id,
      locale: 'en',
      data: { ...data, _status: 'published' },
      overrideAccess: true,
    });
  const moved = (alias: string) => ({
    status: 301,
    body: { errors: [{ message: `${siteOrigin('SHMS')}/en${alias}` }] },
  });
  await update({ alias: visit });
  await update({ field_domain_access: ['SHMS'] });
  expect(await fetchParsedNode(payload, `/en${open}`)).toMatchObject(moved(visit));
  await update({ alias: open });
  expect(await fetchParsedNode(payload, `/en${open}`)).toMatchObject(moved(open));
});

test('a redirect needs exactly one target and a path that no page has', async () => {
  const doc = await page(payload);
  expect(await refusal({ path: path() })).toMatchObject({ path: 'page' });
  expect(await refusal({ path: path(), url: '/x/', page: doc.id })).toMatchObject({ path: 'url' });
  expect(await refusal({ path: doc.alias ?? '', url: '/x/' })).toMatchObject({
    path: 'path',
    message: expect.stringContaining('published page'),
  });
  // The page has no Spanish address, so its English one holds there.
  expect(await refusal({ lang: 'es', path: doc.alias ?? '', url: '/x/' })).toMatchObject({
    path: 'path',
  });
  expect(await refusal({ path: '/en/x/', url: '/x/' })).toMatchObject({ path: 'path' });
  expect(await refusal({ path: path(), url: 'javascript:alert(1)' })).toMatchObject({
    path: 'url',
  });
});

test('the path of a redirect in the trash is free, and one that is refused there takes nothing', async () => {
  const old = path();
  const { id } = await redirect({ path: old, url: '/about/' });
  const deletedAt = new Date().toISOString();
  const trashed = { collection: 'redirects', id, overrideAccess: true } as const;
  await payload.update({ ...trashed, data: { deletedAt } });
  const isInTrash = async () =>
    (await payload.findByID({ ...trashed, trash: true, disableErrors: true })) !== null;
  expect(await refusal({ path: old, url: old })).toMatchObject({ path: 'url' });
  expect(await isInTrash()).toBe(true);
  expect(await refusal({ path: old, url: '/about/' })).toBeUndefined();
  expect(await isInTrash()).toBe(false);
});

test('a published page that moves leaves redirects in all its languages, and no chain when it moves again', async () => {
  const [first, second, third] = [path(), path(), path()];
  const doc = await page(payload, { alias: first });
  const move = (alias: string) =>
    payload.update({
      collection: 'pages',
      id: doc.id,
      locale: 'en',
      data: { alias, _status: 'published' },
      overrideAccess: true,
    });
  await move(second);
  await move(third);
  for (const old of [first, second]) {
    expect(await fetchParsedNode(payload, `/en${old}`)).toMatchObject({
      status: 301,
      body: { errors: [{ message: `/en${third}` }] },
    });
    expect(await fetchParsedNode(payload, `/ru${old}`, { lang: 'ru' })).toMatchObject({
      status: 301,
      body: { errors: [{ message: `/ru${third}` }] },
    });
  }
  await move(first);
  expect((await fetchParsedNode(payload, `/en${first}`)).status).toBe(200);
  expect((await fetchParsedNode(payload, `/en${third}`)).status).toBe(301);
});

test('a redirect to a page that is no longer published leads nowhere', async () => {
  const doc = await page(payload);
  const old = path();
  await redirect({ path: old, page: doc.id });
  expect((await fetchParsedNode(payload, `/en${old}`)).status).toBe(301);
  await payload.update({
    collection: 'pages',
    id: doc.id,
    data: { _status: 'draft' },
    overrideAccess: true,
  });
  expect((await fetchParsedNode(payload, `/en${old}`)).status).toBe(404);
});
