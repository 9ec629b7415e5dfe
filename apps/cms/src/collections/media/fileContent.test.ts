import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { clipPath } from '@concierge/demo/files';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureFile } from '../../testing/access/accessFixtures.ts';
import { signedIn } from '../../testing/rest.ts';
import { page, testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();
const { call } = await signedIn(payload, 'editor', ['HIM']);
const film = readFileSync(clipPath('kitchen-pass'));
const picture = { create: { width: 40, height: 30, channels: 3, background: '#876' } } as const;
const [jpeg, png] = await Promise.all([
  sharp(picture).jpeg().toBuffer(),
  sharp(picture).png().toBuffer(),
]);
const pdf = (inside = '') =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${inside}>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
  );
/** An empty archive with one entry in its directory. */
const zip = Buffer.concat([
  Buffer.from('PK\x03\x04'),
  Buffer.alloc(26),
  Buffer.from('PK\x01\x02'),
  Buffer.alloc(42),
  Buffer.from('PK\x05\x06'),
  Buffer.alloc(18),
]);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

/** A PNG of a few bytes that says it is 60,000 pixels wide and high. */
function bomb(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(60_000, 0);
  head.writeUInt32BE(60_000, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Uploads bytes as an editor does; answers the status and what stands at the field. */
async function upload(data: Buffer, type: string, name: string, path = 'media') {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(data)], { type }), `${unique('file')}${name}`);
  form.set('_payload', JSON.stringify({ alt: 'A file', field_domain_access: ['HIM'] }));
  const { status, body } = await call(path === 'media' ? 'POST' : 'PATCH', path, form);
  const [problem] = body.errors?.[0]?.data?.errors ?? [];
  return { status, path: problem?.path, message: problem?.message ?? '', id: body.doc?.id };
}

test.each([
  ['a JPEG', jpeg, 'image/jpeg', '.jpg'],
  ['a JPEG in capitals', jpeg, 'image/jpeg', '.JPEG'],
  ['a PNG', png, 'image/png', '.png'],
  ['a PDF', pdf(), 'application/pdf', '.pdf'],
  ['a film', film, 'video/mp4', '.mp4'],
])('%s is taken', async (_, data, type, name) =>
  expect(await upload(data, type, name)).toMatchObject({ status: 201 }),
);

test.each([
  ['a PNG declared as a JPEG', png, 'image/jpeg', '.png', 'image/png'],
  ['a PNG named as a JPEG', png, 'image/png', '.jpg', 'image/png'],
  ['a picture named as a page', png, 'image/png', '.html', 'image/png'],
  ['a page named as a picture', Buffer.from('<html><script>1'), 'image/jpeg', '.jpg', 'no picture'],
  ['a drawing', svg, 'image/svg+xml', '.svg', 'no picture'],
  ['a drawing named as a PNG', svg, 'image/png', '.png', 'no picture'],
  ['an archive', zip, 'application/zip', '.zip', 'no picture'],
  ['an archive named as a PDF', zip, 'application/pdf', '.pdf', 'no picture'],
  ['nothing at all', Buffer.from(' '), 'image/png', '.png', 'no picture'],
  ['a picture with an archive', Buffer.concat([jpeg, zip]), 'image/jpeg', '.jpg', 'archive'],
  ['a document with an archive', Buffer.concat([pdf(), zip]), 'application/pdf', '.pdf', 'archive'],
  [
    'a picture with a page',
    Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
    'image/jpeg',
    '.jpg',
    'a page or a program',
  ],
  [
    'a picture with a program',
    Buffer.concat([png, Buffer.from('<?php system($_GET[0]);')]),
    'image/png',
    '.png',
    'a page or a program',
  ],
  [
    'a document with a script',
    pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
    'application/pdf',
    '.pdf',
    'scripts or other files',
  ],
  ['a picture that swells', bomb(), 'image/png', '.png', '3600 megapixels'],
  ['half a head of a picture', png.subarray(0, 20), 'image/png', '.png', 'damaged'],
  ['half a film', film.subarray(0, film.length >> 1), 'video/mp4', '.mp4', 'damaged'],
  ['half a document', pdf().subarray(0, 60), 'application/pdf', '.pdf', 'damaged'],
] as const)('%s is refused at its field', async (_, data, type, name, says) => {
  const answer = await upload(Buffer.from(data), type, name);
  expect(answer).toMatchObject({ status: 400, path: 'file' });
  expect(answer.message).toContain(says);
});

test('a file in place of another is checked alike, and the other stays', async () => {
  const { id } = await upload(jpeg, 'image/jpeg', '.jpg');
  expect(await upload(svg, 'image/png', '.png', `media/${id}`)).toMatchObject({ status: 400 });
  const medium = await payload.findByID({ collection: 'media', id: id ?? 0 });
  expect(medium.mimeType).toBe('image/jpeg');
});

test('a document may be offered for download, and is no picture', async () => {
  const { id = 0 } = await upload(pdf(), 'application/pdf', '.pdf');
  const { id: pageId } = await page(payload, { field_domain_access: ['HIM'] });
  const save = (field_blocks: object[]) => call('PATCH', `pages/${pageId}`, { field_blocks });
  const media = { media_type: 'image', field_media_image: id };
  expect((await save([{ blockType: 'media', field_media: media }])).status).toBe(400);
  const offered = [{ blockType: 'downloads', field_items: [{ title: 'Brochure', file: id }] }];
  expect((await save(offered)).status).toBe(200);
  const drawing = pictureFile();
  const { id: photo = 0 } = await upload(drawing.data, drawing.mimetype, '.png');
  const wrong = [{ blockType: 'downloads', field_items: [{ title: 'Brochure', file: photo }] }];
  expect((await save(wrong)).status).toBe(400);
});
