import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { s3Storage } from '@payloadcms/storage-s3';
import type { Config } from 'payload';
import { s3 } from './env.ts';
import { removeDeleted, removeReplaced } from './storeFirst/removeLast.ts';
import { storeFirst } from './storeFirst/storeFirst.ts';

/**
 * A bucket that says nothing is given up: by its own settings the client would wait for ever, and
 * whoever uploads with it. A film of 100 MB may take the whole time.
 */
const requestHandler = {
  connectionTimeout: 5000,
  socketTimeout: 15_000,
  requestTimeout: 300_000,
  throwOnRequestTimeout: true,
  httpAgent: { keepAlive: true, maxSockets: 100 },
  httpsAgent: { keepAlive: true, maxSockets: 100 },
};

/** How the bucket is reached. */
const clientConfig: S3ClientConfig = {
  ...(s3.endpoint ? { endpoint: s3.endpoint } : {}),
  region: s3.region,
  forcePathStyle: s3.pathStyle,
  // Without keys the client finds those of the machine's role.
  ...(s3.accessKeyId && s3.secretAccessKey
    ? { credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey } }
    : {}),
  maxAttempts: 2,
  requestHandler,
};

const plugin = s3Storage({
  enabled: Boolean(s3.bucket),
  // So that the tables are the same with and without a bucket.
  alwaysInsertFields: true,
  collections: { media: true },
  bucket: s3.bucket ?? '',
  config: clientConfig,
});

/**
 * Media in an S3 bucket where S3_BUCKET is set, else on disk; always in the list, so that the
 * admin's import map is stable. A medium's row never names an object that isn't there: objects are
 * stored before their row, and removed after it.
 */
export const storage = async (incoming: Config): Promise<Config> => {
  const config = await plugin(incoming);
  const { bucket } = s3;
  if (!bucket) return config;
  const own = incoming.collections?.find(({ slug }) => slug === 'media')?.hooks ?? {};
  const put = storeFirst({ bucket, clientConfig });
  return {
    ...config,
    collections: (config.collections ?? []).map((collection) => {
      const { slug, hooks = {} } = collection;
      if (slug !== 'media') return collection;
      return {
        ...collection,
        hooks: {
          ...hooks,
          beforeChange: [...(hooks.beforeChange ?? []), put],
          afterChange: (hooks.afterChange ?? []).map((hook) =>
            own.afterChange?.includes(hook) ? hook : removeReplaced(hook),
          ),
          afterDelete: (hooks.afterDelete ?? []).map((hook) =>
            own.afterDelete?.includes(hook) ? hook : removeDeleted(hook),
          ),
        },
      };
    }),
  };
};
