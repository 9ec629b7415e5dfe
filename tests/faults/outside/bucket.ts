import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { FaultProxy, faults } from '../FaultProxy.ts';
import { backendHere } from './backendHere.ts';
import { bucketFaults, StubBucket } from './StubBucket.ts';

/**
 * `node tests/faults/outside/bucket.ts`: the network between a backend and its bucket, and the
 * bucket, break in each way while media are uploaded, replaced and read. Each upload stands or is
 * refused with a sentence, in bounded time; each medium's object is there with the bytes of its
 * picture; and nothing is left to repair once the bucket works.
 */
const port = Number(process.env['FAULTS_BUCKET_PORT'] ?? 3280);
const limitMs = 45_000;
const bucket = new StubBucket();
const proxy = new FaultProxy(port);
await Promise.all([bucket.listen(port), proxy.listen(port + 1)]);
const backend = await backendHere({
  S3_BUCKET: 'media',
  S3_ENDPOINT: `http://127.0.0.1:${port + 1}`,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  RUN_JOBS: '0',
});
const { payload } = backend;
const { config } = payload.collections.media;

const seen = { stood: 0, refused: 0, withoutSentence: 0, readsFailed: 0, wrongBytes: 0 };
const slowest: Record<string, number> = {};
/** Bytes that each medium is to have. */
const pictures = new Map<number, Buffer>();
const first = await upload();
if (!first) throw new Error('The bucket takes nothing while all is well.');
for (const fault of [undefined, ...faults, ...bucketFaults, undefined]) {
  const isOfBucket = bucketFaults.some((one) => one === fault);
  bucket.fault = isOfBucket ? (fault as (typeof bucketFaults)[number]) : undefined;
  proxy.fault = isOfBucket ? undefined : (fault as (typeof faults)[number] | undefined);
  const begun = [await timed(() => upload()), await timed(() => upload(first))];
  begun.push(await timed(() => read(first)));
  slowest[fault ?? 'none'] = Math.max(...begun, slowest[fault ?? 'none'] ?? 0);
}
const { docs } = await payload.find({
  collection: 'media',
  pagination: false,
  overrideAccess: true,
});
const findObject = ({ filename, _objectKey }: (typeof docs)[number]) =>
  bucket.objects.get([_objectKey, filename].filter(Boolean).join('/'));
const withoutObject = docs.filter((doc) => !findObject(doc));
const otherBytes = docs.filter((doc) => {
  const { id } = doc;
  const object = findObject(doc);
  return object && pictures.get(id)?.equals(object.body) !== true;
});
console.log({
  ...seen,
  media: docs.length,
  withoutObject: withoutObject.length,
  withOtherBytes: otherBytes.length,
  objectsWithoutMedium: bucket.objects.size - docs.length + withoutObject.length,
  faultsMet: { ...Object.fromEntries(proxy.met), ...Object.fromEntries(bucket.met) },
  slowestMs: slowest,
});
const isSound =
  withoutObject.length + otherBytes.length + seen.withoutSentence + seen.wrongBytes === 0 &&
  docs.length === pictures.size &&
  seen.stood >= 5 &&
  proxy.met.size + bucket.met.size === faults.length + bucketFaults.length &&
  Math.max(...Object.values(slowest)) < limitMs;
console.log(isSound ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exitCode = isSound ? 0 : 1;
for (const one of [bucket, proxy]) one.close();
backend.remove();
process.exit();

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return Math.round(performance.now() - begun);
}

/** Uploads a picture as a new medium or in place of one's; answers the number where it stands. */
async function upload(id?: number): Promise<number | undefined> {
  const noise = { width: 60, height: 60, channels: 3 } as const;
  const data = await sharp(randomBytes(60 * 60 * 3), { raw: noise })
    .png()
    .toBuffer();
  const name = `${crypto.randomUUID()}.png`;
  const file = { data, mimetype: 'image/png', name, size: data.length };
  const fields = { alt: 'Noise', field_domain_access: ['HIM' as const] };
  const how = { collection: 'media', locale: 'en', overrideAccess: true, file } as const;
  try {
    const made = await (id === undefined
      ? payload.create({ ...how, data: fields })
      : payload.update({ ...how, id, data: fields }));
    pictures.set(made.id, data);
    seen.stood += 1;
    return made.id;
  } catch (error) {
    seen.refused += 1;
    if (!/could not be stored/.test(String(error))) {
      seen.withoutSentence += 1;
      console.error(error);
    }
    return undefined;
  }
}

/** Reads a medium as the site does. */
async function read(id: number): Promise<void> {
  const doc = await payload.findByID({ collection: 'media', id, overrideAccess: true });
  const filename = doc.filename ?? '';
  const req = { payload, headers: new Headers() };
  const params = { collection: 'media', filename };
  try {
    const answer = await config.upload.handlers?.[0]?.(req, { doc, params });
    if (!answer?.ok) throw new Error(String(answer?.status));
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!pictures.get(id)?.equals(bytes)) seen.wrongBytes += 1;
  } catch {
    seen.readsFailed += 1;
  }
}
