import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaDir } from '../../runtime/env.ts';
import { signedIn } from '../../testing/rest.ts';
import { testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();
const { call } = await signedIn(payload, 'editor', ['HIM']);

/** A call that sends a picture of this width, under this name. */
async function send(method: 'POST' | 'PATCH', place: string, name: string, width: number) {
  const type = name.endsWith('.png') ? 'png' : 'jpeg';
  const background = '#876';
  const picture = sharp({ create: { width, height: 30, channels: 3, background } });
  const bytes = new Uint8Array(await picture.toFormat(type).toBuffer());
  const form = new FormData();
  form.set('file', new File([bytes], name, { type: `image/${type}` }));
  form.set('_payload', JSON.stringify({ alt: 'A lake', field_domain_access: ['HIM'] }));
  const { status, body } = await call(method, `${place}?locale=en`, form);
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body.doc as unknown as { id: number; filename: string; width: number };
}
const storedWidth = async (name: string) =>
  (await sharp(await readFile(path.join(mediaDir, name))).metadata()).width;

test('a file that replaces another keeps its address, however it is called, unless it is of another type', async () => {
  const { id, filename } = await send('POST', 'media', `${unique('lake-noon')}.jpg`, 40);
  const place = `media/${id}`;
  for (const [name, width] of [
    ['vineyard.jpg', 50],
    ['vineyard.JPEG', 60],
    [filename, 70],
  ] as const) {
    expect(await send('PATCH', place, name, width)).toMatchObject({ filename, width });
    expect(await storedWidth(filename)).toBe(width);
  }
  const other = `${unique('vineyard')}.png`;
  expect(await send('PATCH', place, other, 80)).toMatchObject({ filename: other, width: 80 });
  await expect(readFile(path.join(mediaDir, filename))).rejects.toThrow('ENOENT');
});
