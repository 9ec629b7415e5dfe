import { HeadBucketCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { type Environment, type Finding, partFindings } from './Finding.ts';
import { networkProblem } from './networkProblem.ts';

const { ok, wrong, absent } = partFindings('bucket');

/** What refusals of a bucket mean, by status. */
const refusals: Readonly<Record<number, string>> = {
  301: 'it is in another region: correct S3_REGION.',
  400: 'it refuses how it is called: correct S3_REGION, or the keys.',
  403: 'its keys are wrong or lack rights: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  404: 'S3_BUCKET doesn’t exist there: make it, or correct S3_BUCKET, S3_ENDPOINT or S3_PATH_STYLE.',
};

/** Asks the bucket whether it is there and these keys may use it; stores nothing. */
export async function checkBucket(env: Environment): Promise<Finding> {
  const bucket = env['S3_BUCKET'];
  if (!bucket) return absent('S3_BUCKET is not set, so media are kept in the data folder.');
  const client = new S3Client(clientConfig(env));
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }));
    return ok('it is there, and the keys are right.');
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if ((error as Error).name === 'CredentialsProviderError')
      return wrong('there are no keys: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or a role.');
    if (status) return wrong(refusals[status] ?? `it answers ${status}: look at its log.`);
    return wrong(`S3_ENDPOINT ${networkProblem(error) ?? 'can’t be called: look at the address'}.`);
  } finally {
    client.destroy();
  }
}

/** As the backend reads it (apps/cms/src/runtime/env.ts), but without retries. */
function clientConfig(env: Environment): S3ClientConfig {
  const [endpoint, accessKeyId, secretAccessKey] = [
    env['S3_ENDPOINT'],
    env['S3_ACCESS_KEY_ID'],
    env['S3_SECRET_ACCESS_KEY'],
  ];
  return {
    region: env['S3_REGION'] || 'us-east-1',
    forcePathStyle: env['S3_PATH_STYLE'] !== '0',
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 10_000 },
    ...(endpoint ? { endpoint } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  };
}
