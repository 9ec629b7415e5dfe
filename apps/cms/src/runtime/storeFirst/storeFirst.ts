import { PutObjectCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { CollectionBeforeChangeHook } from 'payload';
import { isPostgres } from '../database.ts';
import { unstored } from './sayUnstored.ts';

/** Milliseconds for which a name is taken by an upload whose row is not stored yet. */
const storingMs = 30_000;

/**
 * Puts an uploaded file into the bucket before its row is stored, so that a row without an object
 * can't be; what a crash leaves is an object without a row, which nobody sees. PostgreSQL needs
 * none of it: there the row is taken back with its transaction.
 */
export function storeFirst({
  bucket,
  clientConfig,
}: {
  readonly bucket: string;
  readonly clientConfig: S3ClientConfig;
}): CollectionBeforeChangeHook {
  let client: S3Client | undefined;
  const storing = new Set<string>();
  return async ({ data, req }) => {
    const { file, payload } = req;
    const name: unknown = data['filename'];
    if (!file || file.clientUploadContext || typeof name !== 'string' || isPostgres(payload))
      return data;
    // Of two of one name at the same moment the second would replace the first one's object, and
    // then not get a row.
    if (storing.has(name)) throw unstored(req);
    storing.add(name);
    setTimeout(() => storing.delete(name), storingMs).unref();
    client ??= new S3Client(clientConfig);
    const object = { Bucket: bucket, Key: name, Body: file.data, ContentType: data['mimeType'] };
    try {
      await client.send(new PutObjectCommand(object));
    } catch (error) {
      storing.delete(name);
      payload.logger.error({ err: error }, 'a file could not be stored in the bucket');
      throw unstored(req);
    }
    // The plugin takes it as one that is in the bucket already.
    file.clientUploadContext = { stored: true };
    return data;
  };
}
