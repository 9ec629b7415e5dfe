import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { getPayload, handleEndpoints } from 'payload';
import { withFileVersion } from '../../api/fileVersions.ts';
import config from '../../payload.config.ts';
import { authorized } from '../../runtime/http/authorized.ts';
import { toRequest } from '../requests/toRequest.ts';
import { beingBuilt } from './beingBuilt.ts';

const file = /^\/api\/media\/file\/[^/?]+(\?|$)/;
const context = { params: Promise.resolve({}) };
const serveFile = withFileVersion(
  (request) => handleEndpoints({ config, request }),
  () => getPayload({ config }),
);

/**
 * Answers what is no call of the contract: files of the library for sites, whose pages show them;
 * anything else is 503 until the admin is built.
 */
export async function answerWithoutAdmin(
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isFile = message.method === 'GET' && file.test(message.url ?? '');
  const request = isFile ? toRequest(message) : undefined;
  if (!request || !authorized(request)) {
    response.writeHead(503, beingBuilt.headers).end(beingBuilt.body);
    return;
  }
  const answered = await serveFile(request, context);
  response.writeHead(answered.status, [...answered.headers].flat());
  if (!answered.body) return void response.end();
  const body = Readable.fromWeb(answered.body as ReadableStream);
  body.once('error', () => response.destroy());
  body.pipe(response);
}
