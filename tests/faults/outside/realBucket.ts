import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { root } from '../../../scripts/lib/paths.ts';
import { backendHere } from './backendHere.ts';
import { Swift } from './Swift.ts';

/**
 * `node tests/faults/outside/realBucket.ts`: media in a bucket of OpenStack Swift, which checks the
 * signature of each call. Pictures and a film of nearly the largest size are uploaded, replaced,
 * read as the site does and deleted; a wrong key, a wrong region and a bucket that is away are each
 * refused with a sentence; and the bucket holds what the media are, nothing else.
 */
const port = Number(process.env['FAULTS_BUCKET_PORT'] ?? 3280);
const bucket = 'media';
const door = { secret: 'key-of-the-tests', region: 'eu-central-1' };
const megabyte = 2 ** 20;
const swift = new Swift(port);
await swift.start(bucket, door);
const backend = await backendHere({
  S3_BUCKET: bucket,
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_REGION: door.region,
  S3_ACCESS_KEY_ID: Swift.accessKey,
  S3_SECRET_ACCESS_KEY: door.secret,
  RUN_JOBS: '0',
});
const { payload, load } = backend;
const { restHandler } = await load('testing/rest');
const { config } = payload.collections.media;
const clip = readFileSync(`${root}/packages/demo/files/clips/lake-morning.mp4`);
const broken: string[] = [];
const overrideAccess = true;

try {
  const [first, second, film] = [await picture(), await picture(), createFilm(99)];
  await isRead(await upload('film.mp4', film), film);
  const small = await upload('small.png', first);
  await isRead(small, first);
  await upload('other.png', second, small);
  await isRead(small, second);
  await isShown(small, second);
  const deleted = await upload('deleted.png', first);
  await payload.delete({ collection: 'media', id: deleted, overrideAccess });
  await holds(['film.mp4', 'other.png']);

  await swift.open({ ...door, secret: 'another-key' });
  await isRefused('a wrong key', first, /could not be stored.*refuses/);
  await swift.open({ ...door, region: 'us-east-1' });
  await isRefused('a wrong region', first, /could not be stored.*refuses/);
  await swift.away();
  await isRefused('a bucket that is away', first, /could not be stored.*Try again/);
  await swift.open(door);
  await isRead(await upload('after.png', first), first);
  await holds(['after.png', 'film.mp4', 'other.png']);
} finally {
  await swift.stop();
  backend.remove();
}
for (const sentence of broken) console.error(sentence);
console.log(broken.length > 0 ? '0 passed, 1 failed' : '1 passed, 0 failed');
process.exit(broken.length > 0 ? 1 : 0);

function picture(): Promise<Buffer> {
  const noise = { width: 60, height: 60, channels: 3 } as const;
  return sharp(randomBytes(60 * 60 * 3), { raw: noise })
    .png()
    .toBuffer();
}

/** A film of so many megabytes, most of them in a box that players pass over. */
function createFilm(megabytes: number): Buffer {
  const box = randomBytes(megabytes * megabyte - clip.length);
  box.writeUInt32BE(box.length);
  box.write('free', 4, 'latin1');
  return Buffer.concat([clip, box]);
}

/** Uploads a file as a new medium or in place of one's; answers the medium's number. */
async function upload(name: string, data: Buffer, id?: number): Promise<number> {
  const mimetype = name.endsWith('.mp4') ? 'video/mp4' : 'image/png';
  const file = { data, mimetype, name, size: data.length };
  const fields = { alt: 'Noise', field_domain_access: ['HIM' as const] };
  const how = { collection: 'media', locale: 'en', overrideAccess, file } as const;
  const begun = performance.now();
  const made = await (id === undefined
    ? payload.create({ ...how, data: fields })
    : payload.update({ ...how, id, data: fields }));
  console.log(`${name}: ${data.length} bytes in ${Math.round(performance.now() - begun)} ms`);
  return made.id;
}

async function isRefused(name: string, data: Buffer, sentence: RegExp): Promise<void> {
  const said = await upload('refused.png', data).then(
    () => 'it was stored',
    (error: unknown) => String(error),
  );
  console.log(`${name}: ${said}`);
  if (!sentence.test(said)) broken.push(`${name}: ${said}`);
}

/** Reads a medium's file as whoever may see it. */
async function isRead(id: number, bytes: Buffer): Promise<void> {
  const doc = await payload.findByID({ collection: 'media', id, overrideAccess });
  const params = { collection: 'media', filename: doc.filename ?? '' };
  const req = { payload, headers: new Headers() };
  const answer = await config.upload.handlers?.[0]?.(req, { doc, params });
  await compare(doc.filename, answer, bytes);
}

/** Reads a medium as a site does: once a published page shows it, by the site's key. */
async function isShown(id: number, bytes: Buffer): Promise<void> {
  const page = {
    type: 'lego_page',
    title: 'Shows it',
    alias: '/shows-it/',
    field_domain_access: ['HIM'],
    field_hero_image: id,
    _status: 'published',
  };
  await payload.create({ collection: 'pages', locale: 'en', overrideAccess, data: page });
  const { filename = '' } = await payload.findByID({ collection: 'media', id, overrideAccess });
  const request = new Request(`http://localhost:3001/api/media/file/${filename}`, {
    headers: { authorization: 'Bearer for-tests-only-as-well' },
  });
  const params = Promise.resolve({ slug: ['media', 'file', filename] });
  await compare(filename, await restHandler(payload)(request, { params }), bytes);
}

async function compare(
  name: string | undefined,
  answer: Response | undefined,
  bytes: Buffer,
): Promise<void> {
  const found = answer?.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  if (!found?.equals(bytes))
    broken.push(`${name} is read as ${answer?.status}, ${found?.length} of ${bytes.length} bytes`);
}

/** The bucket has these files, each in a folder of its own, and no other. */
async function holds(names: readonly string[]): Promise<void> {
  const found = (await swift.objects(bucket, door)).map((key) => key.split('/').at(-1));
  if (String(found.toSorted()) !== String(names)) broken.push(`the bucket holds ${String(found)}`);
}
