import type { IncomingMessage, ServerResponse } from 'node:http';
import { brandOrigin, hostname, liveHosts } from '../../routing/hosts.ts';
import { answer } from '../../runtime/http/answer.ts';
import { readBody } from '../../runtime/readBody.ts';

/**
 * Whether a browser says that this call comes from a page of the same site; who says nothing of
 * where it comes from is foreign. Without the browser's own verdict that is a page at the brand's
 * canonical origin, or at the very host and port that were asked, such as a forwarded port of
 * localhost.
 */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const brand = liveHosts().get(hostname(headers.host ?? '') ?? '');
  const from = headers.origin ?? headers.referer;
  if (!brand || from === undefined || !URL.canParse(from)) return false;
  const { origin, protocol, host } = new URL(from);
  return (
    origin === brandOrigin(brand) ||
    (/^https?:$/.test(protocol) && host === new URL(`${protocol}//${headers.host}`).host)
  );
}

/** A body that is longer than its endpoint takes; the rest of it is not read. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/**
 * Reads a JSON body; undefined where it is none. Throws BodyTooLarge where it is longer than
 * `limit` bytes.
 */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return undefined;
  const body = await readBody(request, limit);
  if (!body) throw new BodyTooLarge();
  try {
    return JSON.parse(body.toString('utf8'));
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
  const ours = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' };
  answer(response.req, response, status, body, Object.entries({ ...ours, ...headers }).flat());
}

export const sendJson = (
  response: ServerResponse,
  status: number,
  data: unknown,
  headers: Readonly<Record<string, string>> = {},
): void => send(response, status, 'application/json', JSON.stringify(data), headers);

/** Answers an error as all our endpoints do (spec §10.7). */
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
export const wantsPage = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  (headers.accept ?? '').includes('text/html');
