import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mediaDir } from '../../runtime/env.ts';
import { callEndpoint } from '../../testing/callEndpoint.ts';
import { person, smallPicture, testPayload } from '../../testing/testPayload.ts';
import { thumbnailEndpoint } from './mediaThumbnail.ts';

const payload = await testPayload();
const editor = await person(payload, 'editor', ['HIM']);

test('each picture of a list comes as a thumbnail, also those that were there before, and ten of them weigh under 300 KB', async () => {
  const { docs } = await payload.find({
    collection: 'media',
    where: { mimeType: { contains: 'image/' } },
    limit: 10,
    sort: '-filesize',
    overrideAccess: true,
  });
  expect(docs).toHaveLength(10);
  let weight = 0;
  for (const { id, thumbnailURL } of docs) {
    expect(thumbnailURL).toMatch(new RegExp(`/api/media/${id}/thumbnail\\?of=\\d+$`));
    const answer = await callEndpoint(payload, thumbnailEndpoint, editor, { id: String(id) });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    weight += (await answer.arrayBuffer()).byteLength;
  }
  expect(weight).toBeLessThan(300_000);
});

test('a document and an unknown number have none', async () => {
  const { docs } = await payload.find({
    collection: 'media',
    where: { mimeType: { equals: 'application/pdf' } },
    limit: 1,
    overrideAccess: true,
  });
  for (const id of [String(docs[0]?.id ?? 0), '99999999', 'x', '1e400'])
    expect((await callEndpoint(payload, thumbnailEndpoint, editor, { id })).status).toBe(404);
});

test('a picture whose file was away for a while has its thumbnail again', async () => {
  const { id, filename } = await smallPicture(payload);
  const file = path.join(mediaDir, filename ?? '');
  const status = async () =>
    (await callEndpoint(payload, thumbnailEndpoint, editor, { id: String(id) })).status;
  await rename(file, `${file}.away`);
  expect(await status()).toBe(404);
  await rename(`${file}.away`, file);
  expect(await status()).toBe(200);
});
