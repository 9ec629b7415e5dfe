import {
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { CollectionBeforeChangeHook } from 'payload';
import { withoutConnection } from '../postgres/withoutConnection.ts';
import { refusedByBucket, unstored } from './unstored.ts';

/**
 * Puts an uploaded file into the bucket before its row is stored: a row without an object can't be,
 * and no lock is held while a slow bucket takes it. What a crash leaves is an object without a row,
 * which nobody sees. Each object has a folder of its own, so that of two uploads of one name at the
 * same moment none replaces the other's bytes.
 */
export function storeFirst({
  bucket,
  clientConfig,
}: {
  readonly bucket: string;
  readonly clientConfig: S3ClientConfig;
}): CollectionBeforeChangeHook {
  let client: S3Client | undefined;
  return async ({ data, req }) => {
    const { file, payload } = req;
    const name: unknown = data['filename'];
    if (!file || file.clientUploadContext || typeof name !== 'string') return data;
    const place = { prefix: '', _objectKey: crypto.randomUUID() };
    const put = new PutObjectCommand({
      Bucket: bucket,
      Key: `${place._objectKey}/${name}`,
      Body: file.data,
      ContentType: data['mimeType'],
    });
    client ??= new S3Client(clientConfig);
    const s3 = client;
    try {
      await withoutConnection(req, () => s3.send(put));
    } catch (error) {
      const isFinal = isRefusal(error);
      const hint = isFinal ? ': see S3_BUCKET, S3_REGION and the key' : '';
      payload.logger.error({ err: error }, `a file could not be stored in the bucket${hint}`);
      throw isFinal ? refusedByBucket(req) : unstored(req);
    }
    // The plugin takes it as one that is in the bucket already.
    file.clientUploadContext = { stored: true };
    return { ...data, ...place };
  };
}

/** Whether the bucket understood the call and wants nothing of this installation. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status !== undefined && [400, 401, 403, 404].includes(status);
}
