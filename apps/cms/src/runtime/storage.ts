import { s3Storage } from '@payloadcms/storage-s3';
import { s3 } from './env.ts';

/**
 * Media in an S3 bucket where S3_BUCKET is set, else on disk; always in the list, so that the
 * admin's import map is stable.
 */
export const storage = s3Storage({
  enabled: Boolean(s3.bucket),
  collections: { media: true },
  bucket: s3.bucket ?? '',
  config: {
    ...(s3.endpoint ? { endpoint: s3.endpoint } : {}),
    region: s3.region,
    forcePathStyle: true,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
  },
});
