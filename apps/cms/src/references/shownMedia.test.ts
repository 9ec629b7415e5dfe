import { beforeEach, expect, test, vi } from 'vitest';
import { handleDraft } from '../api/draft.ts';
import { previewToken } from '../preview/token.ts';
import { leadsSecret } from '../runtime/env.ts';
import type { Page } from '../runtime/payload-types.ts';
import { fetchParsedNode } from '../testing/fetchParsedNode.ts';
import { callWith, signedIn } from '../testing/rest.ts';
import { page, smallPicture, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const site = callWith(payload, { authorization: `Bearer ${leadsSecret}` });
const anonymous = callWith(payload, {});
const editor = await signedIn(payload, 'editor', ['HIM']);
const file = async (name: string | null | undefined, call = site) =>
  (await call('GET', `media/file/${name}`)).status;
/** Long after any preview. */
const later = () => vi.setSystemTime(Date.now() + 7_200_000);
const save = (id: number, data: Partial<Page>, draft = false) =>
  payload.update({ collection: 'pages', id, locale: 'en', data, draft, overrideAccess: true });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

test('a file is given to the site only where something published shows it, and never to the anonymous', async () => {
  const { id, filename } = await smallPicture(payload);
  expect([await file(filename), await file('nothing-here.png')]).toEqual([403, 403]);
  const doc = await page(payload, {
    field_blocks: [
      { blockType: 'gallery', field_items: [{ media_type: 'image', field_media_image: id }] },
    ],
    _status: 'draft',
  });
  later();
  expect(await file(filename)).toBe(403);
  await save(doc.id, { _status: 'published' });
  later();
  expect([
    await file(filename),
    await file(filename, anonymous),
    await file(filename, editor.call),
  ]).toEqual([200, 404, 200]);
  await save(doc.id, { _status: 'draft' });
  later();
  expect(await file(filename)).toBe(403);
});

test("a page's picture is there as soon as the page was asked for, a draft's as soon as it was previewed", async () => {
  const [shown, secret] = [await smallPicture(payload), await smallPicture(payload)];
  const doc = await page(payload, { field_hero_image: shown.id });
  await fetchParsedNode(payload, `/en${doc.alias}`);
  expect(await file(shown.filename)).toBe(200);
  await save(doc.id, { field_hero_image: secret.id }, true);
  later();
  expect(await file(secret.filename)).toBe(403);
  await handleDraft(
    payload,
    new Request(`http://localhost/api/draft/${doc.id}?token=${previewToken(doc.id)}`),
    String(doc.id),
  );
  expect(await file(secret.filename)).toBe(200);
  later();
  expect(await file(secret.filename)).toBe(403);
});

test("a draft's picture is there whichever of several processes was asked for the preview", async () => {
  const { id, filename } = await smallPicture(payload);
  const doc = await page(payload, { field_hero_image: id, _status: 'draft' });
  later();
  expect(await file(filename)).toBe(403);
  // What a process remembers hangs on its Payload.
  const other = new Proxy(payload, {});
  for (let n = 0; n < 2; n += 1) {
    const address = `http://localhost/api/draft/${doc.id}?token=${previewToken(doc.id)}`;
    await handleDraft(other, new Request(address), String(doc.id));
    expect(await file(filename)).toBe(200);
    later();
    expect(await file(filename)).toBe(403);
  }
});

test('all that the seeded sites show is given', async () => {
  const { docs } = await payload.find({
    collection: 'media',
    limit: 0,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    where: { alt: { not_equals: 'A pixel' } },
  });
  later();
  const missing = [];
  for (const { filename } of docs) if ((await file(filename)) !== 200) missing.push(filename);
  expect(docs.length).toBeGreaterThan(40);
  expect(missing.length, missing.join(' ')).toBeLessThan(docs.length / 10);
});
