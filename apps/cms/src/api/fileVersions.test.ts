import { expect, test } from 'vitest';
import { fileUrl } from '../publish/parts/image.ts';
import { smallPicture, testPayload } from '../testing/testPayload.ts';
import { withFileVersion } from './fileVersions.ts';

const payload = await testPayload();
let status = 200;
const served = withFileVersion(
  async () => new Response('bytes', { status, headers: { 'content-length': '5' } }),
  async () => payload,
);
const ask = (path: string, headers: HeadersInit = {}) =>
  served(new Request(`http://localhost${path}`, { headers }), { params: Promise.resolve({}) });

test('a file says the version that its published address carries, and whoever has it gets no bytes', async () => {
  const { filename, updatedAt, id } = await smallPicture(payload);
  const url = fileUrl(filename ?? '', updatedAt);
  const version = new URL(url, 'http://x').searchParams.get('v') ?? '';
  const first = await ask(url);
  expect([first.status, first.headers.get('x-version'), await first.text()]).toEqual([
    200,
    version,
    'bytes',
  ]);
  const again = await ask(url, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, await again.text(), again.headers.get('x-version')]).toEqual([
    304,
    '',
    version,
  ]);
  await payload.update({ collection: 'media', id, data: { alt: 'Another' }, overrideAccess: true });
  const changed = await ask(url, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([changed.status, changed.headers.get('x-version') !== version]).toEqual([200, true]);
  status = 403;
  expect((await ask(url)).headers.get('x-version')).toBeNull();
  status = 200;
});

test('what names no file goes by', async () => {
  for (const path of [
    '/api/media',
    '/api/media/file/%E0%A4%A',
    '/api/media/file/nobody.png',
    '/api/media/file/a/b.png',
  ])
    expect([(await ask(path)).status, (await ask(path)).headers.get('x-version')]).toEqual([
      200,
      null,
    ]);
});

test('a picture larger than a picture may be is refused with its limit, in the language of the editor', async () => {
  const data = Buffer.alloc(21 * 2 ** 20);
  const file = { data, mimetype: 'image/png', name: 'large.png', size: data.length };
  const upload = payload.create({
    collection: 'media',
    data: { alt: 'Large' },
    file,
    overrideAccess: true,
  });
  await expect(upload).rejects.toMatchObject({
    status: 413,
    message: expect.stringMatching(/20 MB.*21\.0/),
  });
});
