import type { IncomingMessage, ServerResponse } from 'node:http';
import { bears } from '@concierge/server/requests/bears';
import { isPostedQuery } from '../../api/requests/isPostedQuery.ts';
import { leadsSecret } from '../../runtime/env.ts';
import type { CallRequest } from '../../runtime/http/answerCall.ts';
import { getResponseBody } from '../../runtime/http/respond.ts';
import { bodyLimits } from '../requests/limitBody.ts';
import { quickCalls } from './quickCalls.ts';
import { toCallRequest } from './toCallRequest.ts';

const running = new Set<AbortController>();

/** Tells every call that waits for something to answer with what it has; the server is to end. */
export function endWaiting(): void {
  for (const call of running) call.abort();
}

/**
 * Answers a call of the contract by itself; false where the request is another one, which Next then
 * answers.
 */
export function serveQuick(message: IncomingMessage, response: ServerResponse): boolean {
  const url = message.url ?? '/';
  const cut = url.indexOf('?');
  const call = quickCalls.get(`${message.method} ${cut < 0 ? url : url.slice(0, cut)}`);
  // A collection may answer queries at the path of a call.
  if (!call || isPostedQuery(message.method, (name) => message.headers[name])) return false;
  answer(call, message, response).catch(() => response.destroy());
  return true;
}

async function answer(
  call: (request: CallRequest) => Promise<Response>,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = message.method === 'POST' ? await bodySent(message) : undefined;
  if (message.method === 'POST' && body === undefined)
    return void response.writeHead(413, { connection: 'close' }).end();
  const gone = new AbortController();
  running.add(gone);
  response.once('close', () => {
    running.delete(gone);
    if (!response.writableFinished) gone.abort();
  });
  const answered = await call(toCallRequest(message, { body, signal: gone.signal }));
  const bytes = getResponseBody(answered) ?? Buffer.from(await answered.arrayBuffer());
  if (response.destroyed) return;
  const length = typeof bytes === 'string' ? Buffer.byteLength(bytes) : bytes.length;
  response
    .writeHead(answered.status, [...[...answered.headers].flat(), 'content-length', String(length)])
    .end(bytes);
}

/** The whole body; undefined where it is larger than the caller may send. */
function bodySent(message: IncomingMessage): Promise<Buffer | undefined> {
  const { anonymous, withCredentials } = bodyLimits;
  const largestBody = bears(message.headers.authorization, leadsSecret)
    ? withCredentials
    : anonymous;
  const chunks: Buffer[] = [];
  let size = 0;
  // By events: an iterator over the message costs as much as finding the answer.
  return new Promise((resolve, reject) => {
    message.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= largestBody) return void chunks.push(chunk);
      message.pause();
      resolve(undefined);
    });
    message.once('end', () => resolve(Buffer.concat(chunks)));
    message.once('error', reject);
  });
}
