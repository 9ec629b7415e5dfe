import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { startPostgres } from '../../../scripts/lib/postgres.ts';
import { pause } from '../Victim.ts';
import { backendHere } from './backendHere.ts';
import { StubBucket } from './StubBucket.ts';

/**
 * `node tests/faults/outside/slowBucket.ts --postgres`: a bucket takes over a minute for each
 * object while more people upload than there are connections to the database. Their files stand,
 * others save at once meanwhile, and so they do while objects are replaced and deleted. A site
 * reads what a page shows, and of two files of one name at the same moment none gets the other's
 * bytes.
 */
const { values } = parseArgs({ options: { postgres: { type: 'boolean', default: false } } });
const port = Number(process.env['FAULTS_BUCKET_PORT'] ?? 3280);
const slowMs = 70_000;
const uploads = 12;
const saveLimitMs = 5000;
const bucket = new StubBucket();
await bucket.listen(port);
const database = values.postgres
  ? await startPostgres(join(tmpdir(), `slow-bucket-${port}`), port + 2)
  : undefined;
const backend = await backendHere({
  S3_BUCKET: 'media',
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  ...(database ? { DATABASE_URL: database.url } : {}),
});
const { payload, load } = backend;
const pictures = new Map<number, Buffer>();
const overrideAccess = true;

const others = await medium('others.png');
const [replaced, deleted] = [await medium('replaced.png'), await medium('deleted.png')];
const siteReads = await readAsSite(others);
const both = await Promise.allSettled([medium('same.png'), medium('same.png')]);
bucket.slowMs = slowMs;
const whileUploading = await savesDuring(
  Array.from({ length: uploads }, (_, index) => medium(`slow-${index}.png`)),
);
const whileRemoving = await savesDuring([
  medium('replacing.png', replaced),
  payload.delete({ collection: 'media', id: deleted, overrideAccess }),
]);
pictures.delete(deleted);
bucket.slowMs = 0;

const { docs } = await payload.find({ collection: 'media', pagination: false, overrideAccess });
const wrong = docs.filter(({ id, filename, _objectKey }) => {
  const object = bucket.objects.get([_objectKey, filename].filter(Boolean).join('/'));
  return !object || pictures.get(id)?.equals(object.body) !== true;
});
const result = {
  siteReads,
  ofOneName: both.map(({ status }) => status),
  whileUploading,
  whileRemoving,
  media: docs.length,
  withoutTheirBytes: wrong.length,
  objectsWithoutMedium: bucket.objects.size - docs.length,
};
console.log(result);
const isSound =
  siteReads === 200 &&
  both.some(({ status }) => status === 'fulfilled') &&
  [whileUploading, whileRemoving].every(
    ({ failed, slowestSaveMs, saves }) =>
      failed.length === 0 && slowestSaveMs < saveLimitMs && saves > 30,
  ) &&
  docs.length === pictures.size &&
  wrong.length === 0;
console.log(isSound ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exitCode = isSound ? 0 : 1;
bucket.close();
backend.remove();
await database?.stop();
process.exit();

/** Uploads a picture of noise, in place of one's where it is named; answers the number. */
async function medium(name: string, id?: number): Promise<number> {
  const noise = { width: 60, height: 60, channels: 3 } as const;
  const data = await sharp(randomBytes(60 * 60 * 3), { raw: noise })
    .png()
    .toBuffer();
  const file = { data, mimetype: 'image/png', name, size: data.length };
  const fields = { alt: 'Noise', field_domain_access: ['HIM' as const] };
  const how = { collection: 'media', locale: 'en', overrideAccess, file } as const;
  const made = await (id === undefined
    ? payload.create({ ...how, data: fields })
    : payload.update({ ...how, id, data: fields }));
  pictures.set(made.id, data);
  return made.id;
}

/** What a site is answered that asks for the picture of a published page. */
async function readAsSite(id: number): Promise<number> {
  await payload.create({
    collection: 'pages',
    locale: 'en',
    overrideAccess,
    data: {
      type: 'lego_page',
      title: 'Shows it',
      alias: '/shows-it/',
      field_domain_access: ['HIM'],
      field_hero_image: id,
      _status: 'published',
    },
  });
  const { callWith } = await load('testing/rest');
  const call = callWith(payload, { authorization: 'Bearer for-tests-only-as-well' });
  const { filename } = await payload.findByID({ collection: 'media', id, overrideAccess });
  return (await call('GET', `media/file/${filename}`)).status;
}

/** Saves another document again and again until all of these have ended. */
async function savesDuring(acts: readonly Promise<unknown>[]) {
  let [isRunning, saves, slowestSaveMs] = [true, 0, 0];
  const failed: string[] = [];
  const begun = Date.now();
  const ended = Promise.allSettled(acts).then((all) => {
    for (const one of all) if (one.status === 'rejected') failed.push(String(one.reason));
    isRunning = false;
  });
  await pause(1000);
  while (isRunning) {
    const at = performance.now();
    await payload
      .update({ collection: 'media', id: others, data: { credit: `${saves}` }, overrideAccess })
      .catch((error: unknown) => failed.push(`save: ${String(error)}`));
    slowestSaveMs = Math.max(slowestSaveMs, Math.round(performance.now() - at));
    saves += 1;
    await pause(1000);
  }
  await ended;
  return { failed, saves, slowestSaveMs, seconds: Math.round((Date.now() - begun) / 1000) };
}
