import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrandDefinition } from '@concierge/brands/brands';
import { defaultLang, isLang } from '@concierge/contract/lang';
import { answer, refuse } from '../runtime/http/answer.ts';
import { log } from '../runtime/log.ts';
import { errorPage } from './errorPage.ts';

/**
 * Says that something failed here: a page to whoever looks at pages, in the language of the path, a
 * sentence to everybody else. Nothing where an answer runs.
 */
export function answerFailure(
  request: IncomingMessage,
  response: ServerResponse,
  brand: BrandDefinition | undefined,
  status: 500 | 503,
): void {
  if (response.destroyed || response.writableEnded) return;
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const more = [
    'Cache-Control',
    'no-store',
    ...(status === 503 ? ['Retry-After', '5', 'Connection', 'close'] : []),
  ];
  if (!brand || !request.headers.accept?.includes('text/html'))
    return void refuse(request, response, status, more.slice(2));
  const lang = request.url?.split('/', 2)[1];
  const { html, policy } = errorPage(brand, isLang(lang) ? lang : defaultLang);
  answer(request, response, status, html, [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Security-Policy',
    policy,
    ...more,
  ]);
}

/**
 * One line for what failed; of addresses only the path, and nothing of a visitor who just went
 * away.
 */
export function logRequestFailure(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  if (response.destroyed && goneAway.has((error as { code?: string } | undefined)?.code ?? ''))
    return;
  log.error({ err: error, path: requestPath(request) }, 'a request failed');
}

/** Path of a request's address, for the log. */
export const requestPath = (request: IncomingMessage): string =>
  (request.url ?? '').split('?', 1)[0] ?? '';

const goneAway: ReadonlySet<string> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ECONNRESET',
  'EPIPE',
]);
