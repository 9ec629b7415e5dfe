import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BrandDefinition } from '@concierge/brands/brands';
import { clientAddress, isFromProxy } from '../routing/clientAddress.ts';
import type { ServedBrand } from '../routing/hosts.ts';
import { editorOrigin } from '../runtime/editorOrigin.ts';
import { refuse } from '../runtime/http/answer.ts';
import { readBody } from '../runtime/readBody.ts';
import { extendCsp, formActions } from '../runtime/security/csp.ts';
import { bareCsp, securityHeaders } from '../runtime/security/headers.ts';
import { forCdn } from './cdn/inFront.ts';
import { countryHeaders } from './geo/country.ts';

/** Renders a request of its own: endpoints, forms, previews. Nothing of it is kept. */
export type RenderRequest = (
  request: Request,
  visitor: { brand: BrandDefinition; address: string },
) => Promise<Response>;

/** Largest body of a request, in bytes: the longest form is far below. */
const largestBody = 64 * 1024;
const actions = formActions();
/** A draft is shown inside the admin. */
const isPreview = /^https?:\/\/[^/]+\/[a-z]{2}\/preview\/?\?/;
const framedByEditors = { 'frame-ancestors': [editorOrigin] };
/** And in a window that the admin opens and tells what is saved. */
const previewHeaders = ['Cross-Origin-Opener-Policy', 'unsafe-none', ...securityHeaders];

/**
 * Passes a request on to Astro with its body and headers, and writes its answer as it comes. Its
 * address is the brand's canonical one (`origin`), whatever the visitor calls this host.
 */
export async function serveDynamic(
  render: RenderRequest,
  { brand, origin }: ServedBrand,
  message: IncomingMessage,
  response: ServerResponse,
) {
  const method = message.method ?? 'GET';
  if (!methods.includes(method))
    return refuse(message, response, 405, ['Allow', methods.join(', ')]);
  const isRead = method === 'GET' || method === 'HEAD';
  const body = isRead ? undefined : await readBody(message, largestBody);
  if (!isRead && body === undefined) return refuse(message, response, 413, ['Connection', 'close']);
  // Who is gone has no address, and reads no answer.
  if (isRead && response.destroyed) return;
  const request = new Request(origin + message.url, {
    method,
    headers: requestHeaders(message),
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
  const answer = await render(request, { brand, address: clientAddress(message) });
  // Too late: the visitor has been told so already, or is gone.
  if (response.headersSent || response.destroyed) return void (await answer.body?.cancel());
  response.writeHead(
    answer.status,
    isPreview.test(request.url)
      ? responseHead(answer, { ...actions, ...framedByEditors }, previewHeaders)
      : responseHead(answer, actions),
  );
  if (!answer.body || method === 'HEAD') {
    response.end();
    return void (await answer.body?.cancel());
  }
  await pipeline(
    Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream),
    response,
  );
}

/** Whatever else there is makes no request that Astro could take. */
const methods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The visitor's headers, without those that only a proxy of ours may set where it was none. */
function requestHeaders(message: IncomingMessage): Headers {
  const headers = new Headers();
  const isBelieved = isFromProxy(message);
  for (const [name, value] of Object.entries(message.headers)) {
    if (!isBelieved && isProxyHeader(name)) continue;
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  return headers;
}

const isProxyHeader = (name: string): boolean =>
  name.startsWith('x-forwarded-') || (countryHeaders as readonly string[]).includes(name);

function responseHead(
  answer: Response,
  more: Readonly<Record<string, readonly string[]>>,
  common = securityHeaders,
): string[] {
  const head: string[] = [];
  for (const [name, value] of answer.headers) {
    if (!own.has(name))
      head.push(name, name === 'content-security-policy' ? extendCsp(value, more) : value);
  }
  const set = new Set(head.filter((_, index) => index % 2 === 0));
  const missing = [...common, ...(set.has('content-security-policy') ? [] : bareCsp)];
  for (let index = 0; index < missing.length; index += 2) {
    const name = missing[index] ?? '';
    if (!set.has(name.toLowerCase())) head.push(name, missing[index + 1] ?? '');
    set.add(name.toLowerCase());
  }
  if (!set.has('cache-control')) head.push('Cache-Control', 'no-store');
  return [...head, ...forCaches(answer.headers)];
}

/** What a cache in front needs; the answer's own words for it are the page front's. */
function forCaches(headers: Headers): readonly string[] {
  const seconds = Number(/max-age=(\d+)/.exec(headers.get('cdn-cache-control') ?? '')?.[1] ?? 0);
  return seconds > 0 ? forCdn(seconds, headers.get('cache-tag')?.split(',') ?? []) : [];
}

/** Left out of what is passed on. */
const own: ReadonlySet<string> = new Set([
  'connection',
  'transfer-encoding',
  ...['cdn-cache-control', 'cache-tag'],
]);
