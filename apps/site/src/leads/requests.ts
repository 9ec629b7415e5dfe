import type { IncomingMessage, ServerResponse } from 'node:http';

/** The visitor's address: the nearest forwarded one behind a trusted proxy, else the connection's. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
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

/** Answers JSON that is never cached. */
export function sendJson(response: ServerResponse, status: number, data: unknown, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    })
    .end(JSON.stringify(data));
}

/** Answers an error as all our endpoints do (DESIGN §7.7). */
export const sendError = (response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void =>
  sendJson(response, status, { errors: [{ message }] }, headers);
