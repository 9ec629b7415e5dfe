import type { IncomingMessage, ServerResponse } from 'node:http';
import { closesIfUnread } from '../closesIfUnread.ts';
import { bareCsp, securityHeaders } from '../security/headers.ts';

/** A short answer, in plain text where the headers name no type: refusals, redirects, health. */
export function answer(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text = '',
  headers: readonly string[] = [],
): void {
  const length = Buffer.byteLength(text);
  const type =
    headers.includes('Content-Type') || length === 0
      ? []
      : ['Content-Type', 'text/plain; charset=utf-8'];
  const close = headers.includes('Connection') ? [] : closesIfUnread(request);
  const policy = headers.includes('Content-Security-Policy') ? [] : bareCsp;
  response.writeHead(status, [
    ...type,
    ...headers,
    ...close,
    ...policy,
    ...securityHeaders,
    'Content-Length',
    String(length),
  ]);
  // As text, for Node then writes it together with the head.
  response.end(request.method === 'HEAD' ? '' : text);
}

/** What a refusal says. */
export const refusals = {
  400: 'Bad request: this host or address can not name anything here.',
  404: 'Not found.',
  405: 'This address can only be read.',
  413: 'The request is too large.',
  416: 'This part of the file does not exist.',
  421: 'This host name is not served here.',
  500: 'Something went wrong here.',
  502: 'The content backend does not answer.',
  503: 'Too much at once; please try again in a moment.',
} as const;

/** Refuses a request with its sentence. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: keyof typeof refusals,
  headers: readonly string[] = [],
): void {
  answer(request, response, status, refusals[status], ['Cache-Control', 'no-store', ...headers]);
}
