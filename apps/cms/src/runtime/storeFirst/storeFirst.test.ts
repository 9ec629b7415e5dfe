import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testPayload } from '../../testing/testPayload.ts';

const payload = await testPayload();
const media = async () =>
  (await payload.count({ collection: 'media', trash: true, overrideAccess: true })).totalDocs;

/**
 * The part of S3 that is called here: answers the objects' PUTs by these statuses in turn, and
 * notes how many more media than at its beginning there are when each call comes.
 */
async function bucketThatAnswers(...statuses: number[]) {
  const before = await media();
  const calls: [method: string, more: number][] = [];
  const objects = new Map<string, Buffer>();
  const statusByAddress = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '' } = request;
    const [address = ''] = url.split('?');
    calls.push([method, (await media()) - before]);
    if (method === 'PUT' && !statusByAddress.has(address))
      statusByAddress.set(address, statuses[statusByAddress.size] ?? 500);
    const status = method === 'PUT' ? (statusByAddress.get(address) ?? 500) : 204;
    if (method === 'PUT' && status === 200) objects.set(address, Buffer.concat(chunks));
    if (method === 'DELETE') objects.delete(address);
    response.writeHead(status, { 'content-type': 'application/xml' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { calls, objects, before, endpoint: `http://127.0.0.1:${port}` };
}

test('a file is in the bucket before its row, leaves it after, and has no row where the bucket refuses', async () => {
  const bucket = await bucketThatAnswers(200, 403, 503);
  // The bucket is chosen by the environment, which is read once.
  const child = spawn(process.execPath, ['src/testing/processes/storeInBucket.ts', '3'], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      S3_BUCKET: 'media',
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  const removed = () => bucket.calls.some(([method]) => method === 'DELETE');
  await expect.poll(() => said.endsWith(']') && removed(), { timeout: 150_000 }).toBe(true);

  const refused = 'The file could not be stored, and nothing was changed';
  expect(JSON.parse(said)).toEqual([
    { id: expect.any(Number) },
    { status: 503, message: expect.stringContaining(`${refused}: the file storage refuses`) },
    { status: 503, message: expect.stringContaining(`${refused}. Try again`) },
  ]);
  expect(bucket.calls).toEqual([
    ['PUT', 0],
    ['PUT', 1],
    // An overload is tried twice.
    ['PUT', 1],
    ['PUT', 1],
    ['DELETE', 0],
  ]);
  expect(bucket.objects.size).toBe(0);
  expect(await media()).toBe(bucket.before);
}, 180_000);
