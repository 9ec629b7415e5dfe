import { readFileSync } from 'node:fs';
import { clipPath } from '@concierge/demo/files';
import { expect, test } from 'vitest';
import { countedLists } from '../../dashboard/countedLists.ts';
import { countRows } from '../../dashboard/countRows.ts';
import { publishMediaItem } from '../../publish/blocks/mediaItem.ts';
import { publishingFor } from '../../publish/publishing.ts';
import { leadsSecret } from '../../runtime/env.ts';
import { callWith, restHandler, signedIn } from '../../testing/rest.ts';
import { page, testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();
const [editor, stranger] = await Promise.all([
  signedIn(payload, 'editor', ['HIM']),
  signedIn(payload, 'editor', ['CAA']),
]);
const silent = readFileSync(clipPath('kitchen-pass'));
/** The same film with a box that names a track of sound. */
const loud = Buffer.concat(
  [
    silent,
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('free'),
    Buffer.from('hdlr\0\0\0\0\0\0\0\0soun'),
  ].map((part) => new Uint8Array(part)),
);
const vtt = (text: string) => `WEBVTT\n\n00:00.000 --> 00:04.000\n${text}\n`;

async function film(data: Buffer): Promise<{ id: number; filename: string }> {
  const form = new FormData();
  form.set(
    'file',
    new Blob([new Uint8Array(data)], { type: 'video/mp4' }),
    `${unique('a film')}.mp4`,
  );
  form.set('_payload', JSON.stringify({ alt: 'A film', field_domain_access: ['HIM'] }));
  const { status, body } = await editor.call('POST', 'media?depth=0', form);
  expect(status).toBe(201);
  return { id: body.doc?.id ?? 0, filename: String(body.doc?.['filename']) };
}
const save = (id: number, captions: object[], { call } = editor) =>
  call('PATCH', `media/${id}`, { captions });
const waiting = countedLists.find(({ key }) => key === 'captions');
const countFor = ({ user }: typeof editor) =>
  countRows(payload, user, {
    collection: 'media',
    where: waiting?.where(user, new Date()) ?? {},
  });
async function readAs(headers: Record<string, string>, path: string): Promise<Response> {
  const url = new URL(path, 'http://localhost:3001');
  const slug = url.pathname.slice('/api/'.length).split('/').map(decodeURIComponent);
  return restHandler(payload)(new Request(url, { headers }), { params: Promise.resolve({ slug }) });
}

test('a film with sound waits for captions of its editors until it has some', async () => {
  const before = await Promise.all([editor, stranger].map(countFor));
  await film(silent);
  const { id } = await film(loud);
  expect(await Promise.all([editor, stranger].map(countFor))).toEqual([
    (before[0] ?? 0) + 1,
    before[1],
  ]);
  expect((await save(id, [{ srclang: 'en', transcript: 'Only a transcript' }])).status).toBe(200);
  expect(await countFor(editor)).toBe((before[0] ?? 0) + 1);
  expect((await save(id, [{ srclang: 'es', vtt: vtt('Hola') }])).status).toBe(200);
  expect(await countFor(editor)).toBe(before[0]);
});

test('captions that are no WebVTT, or twice in a language, are refused at their field', async () => {
  const { id } = await film(silent);
  const refused = await save(id, [
    { srclang: 'en', vtt: vtt('Hello') },
    { srclang: 'es', vtt: 'WEBVTT\n\n00:00,000 --> 00:01,000\nHola\n' },
  ]);
  expect(refused.status).toBe(400);
  expect(refused.body.errors?.[0]?.data?.errors).toMatchObject([
    { path: 'captions.1.vtt', message: expect.stringContaining('Line 3: Times are written') },
  ]);
  const twice = await save(id, [{ srclang: 'en' }, { srclang: 'en' }]);
  expect(twice.status).toBe(400);
  expect((await save(id, [{ srclang: 'en' }], stranger)).status).toBeGreaterThanOrEqual(403);
});

test('a site gets the captions of a film that something published shows, with their version', async () => {
  const { id, filename } = await film(silent);
  await save(id, [
    { srclang: 'en', vtt: vtt('Hello'), transcript: 'Two cooks.' },
    { srclang: 'ar', vtt: vtt('مرحبا') },
  ]);
  const item = { media_type: 'video', field_media_video_file: id } as const;
  const published = await publishMediaItem(publishingFor(payload, 'HIM', 'ar'), item);
  expect(published?.field_captions.map(({ srclang }) => srclang)).toEqual(['en', 'ar']);
  expect(published?.field_transcript).toEqual({ text: 'Two cooks.', lang: 'en' });
  const { url } = published?.field_captions[1] ?? { url: '' };
  const site = { authorization: `Bearer ${leadsSecret}` };
  expect((await readAs(site, url)).status).toBe(404);
  await page(payload, { field_blocks: [{ blockType: 'media', field_media: item }] });
  const answer = await readAs(site, url);
  expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(answer.headers.get('x-version')).toBe(new URL(url, 'http://x').searchParams.get('v'));
  expect(await answer.text()).toBe(vtt('مرحبا'));
  const etag = answer.headers.get('etag') ?? '';
  expect((await readAs({ ...site, 'if-none-match': etag }, url)).status).toBe(304);
  expect((await callWith(payload, {})('GET', url.slice('/api/'.length))).status).toBe(404);
  for (const name of [`${filename}.es.vtt`, 'no-film.mp4.en.vtt', 'x.vtt'])
    expect(
      (await readAs(site, `/api/media/file/captions/${encodeURIComponent(name)}`)).status,
    ).toBe(404);
});
