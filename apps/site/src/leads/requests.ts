import type { IncomingMessage, ServerResponse } from 'node:http';
import { bareCsp, securityHeaders } from '../server/security/headers.ts';

/** The visitor's address: the first forwarded one behind a trusted proxy, else the connection's. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',', 1)[0]
        ?.trim()
    : undefined;
  return forwarded || request.socket.remoteAddress || 'unknown';
}

/** Whether a browser says that this call comes from a page of the same host; who says nothing of where it comes from is foreign. */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = headers.origin ?? headers.referer;
  return from !== undefined && URL.canParse(from) && new URL(from).host === headers.host;
}

/** Reads a body of at most `limit` bytes; undefined where it is longer, and the rest is not read. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a JSON body; undefined where it is none, or longer than `limit` bytes. */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return undefined;
  const body = await readBody(request, limit);
  try {
    return body && JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Answers that are for one visitor: never cached, with the headers of every answer. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const every = Object.fromEntries(pairs([...securityHeaders, ...bareCsp]));
  response.writeHead(status, { ...every, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...headers }).end(body);
}

export const sendJson = (response: ServerResponse, status: number, data: unknown, headers: Readonly<Record<string, string>> = {}): void =>
  send(response, status, 'application/json', JSON.stringify(data), headers);

/** Answers an error as all our endpoints do (DESIGN §7.7). */
export const sendError = (
  response: ServerResponse,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void => sendJson(response, status, { errors: [{ message }] }, headers);

/** 303: the browser gets the other address, whatever it sent here. */
export const sendSeeOther = (response: ServerResponse, location: string): void =>
  send(response, 303, 'text/plain', '', { Location: location });

/** Whether the caller is a browser that shows what it gets. */
export const wantsPage = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => (headers.accept ?? '').includes('text/html');

const pairs = (flat: readonly string[]): [string, string][] =>
  flat.flatMap((name, index): [string, string][] => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []));
