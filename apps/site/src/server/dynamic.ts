import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BrandDefinition } from '@concierge/brands/brands';
import { refuse } from './http/answer.ts';
import { readBody } from './http/readBody.ts';
import { configuredSources, extendCsp } from './security/csp.ts';
import { bareCsp, securityHeaders } from './security/headers.ts';
import { settings } from './settings.ts';

/** Renders a request of its own: endpoints, forms, previews. Nothing of it is kept. */
export type RenderRequest = (request: Request, visitor: { brand: BrandDefinition; address: string }) => Promise<Response>;

/** Largest body of a request, in bytes: the longest form is far below. */
const largestBody = 64 * 1024;
const sources = configuredSources();
/** A draft is shown inside the admin. */
const isPreview = /^https?:\/\/[^/]+\/[a-z]{2}\/preview\/?\?/;
const framedByEditors = { ...sources, 'frame-ancestors': [new URL(process.env['CMS_URL'] ?? settings.contentApi).origin] };

/** Passes a request on to Astro with its body and headers, and writes its answer as it comes. */
export async function serveDynamic(
  render: RenderRequest,
  brand: BrandDefinition,
  trustProxy: boolean,
  message: IncomingMessage,
  response: ServerResponse,
) {
  const isRead = message.method === 'GET' || message.method === 'HEAD';
  const body = isRead ? undefined : await readBody(message, largestBody);
  if (!isRead && body === undefined) return refuse(message, response, 413, ['Connection', 'close']);
  const scheme = trustProxy && message.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const request = new Request(`${scheme}://${message.headers.host}${message.url}`, {
    method: message.method ?? 'GET',
    headers: headersOf(message),
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
  const answer = await render(request, { brand, address: addressOf(message, trustProxy) });
  response.writeHead(answer.status, headOf(answer, isPreview.test(request.url) ? framedByEditors : sources));
  if (!answer.body || message.method === 'HEAD') return void response.end();
  await pipeline(Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream), response);
}

/** The visitor's address: the proxy's word where it is believed, else the socket's. */
export function addressOf(message: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(message.headers['x-forwarded-for'] ?? '')
        .split(',', 1)[0]
        ?.trim()
    : '';
  return forwarded || message.socket.remoteAddress || '';
}

function headersOf(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) for (const one of [value ?? []].flat()) headers.append(name, one);
  return headers;
}

function headOf(answer: Response, more: Readonly<Record<string, readonly string[]>>): string[] {
  const head: string[] = [];
  for (const [name, value] of answer.headers) {
    if (!own.has(name)) head.push(name, name === 'content-security-policy' ? extendCsp(value, more) : value);
  }
  const set = new Set(head.filter((_, index) => index % 2 === 0));
  const missing = [...securityHeaders, ...(set.has('content-security-policy') ? [] : bareCsp)];
  for (let index = 0; index < missing.length; index += 2) {
    const name = missing[index] ?? '';
    if (!set.has(name.toLowerCase())) head.push(name, missing[index + 1] ?? '');
  }
  if (!set.has('cache-control')) head.push('Cache-Control', 'no-store');
  return head;
}

/** The words for caches in front leave the house only where such a cache is purged. */
const own: ReadonlySet<string> = new Set([
  'connection',
  'transfer-encoding',
  ...(settings.purgeWebhook ? [] : ['cdn-cache-control', 'cache-tag']),
]);
