import type { IncomingMessage, ServerResponse } from 'node:http';

const methods: ReadonlySet<string | undefined> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

/** A form of parts that says, as it must, what stands between them. */
const sound = /^multipart\/[^;]+;.*\bboundary=("[^"]+"|[^\s",;]+)/i;

/**
 * Refuses what neither Next nor Payload can read and would call an error of the server: by 405 a
 * method of another kind, and a body for a page of the admin, which takes none but from its own
 * scripts; by 400 a path whose percent signs encode nothing, and a form of parts without a
 * boundary. True where it did.
 */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  const status = statusOf(request);
  if (status === 200) return false;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 405 ? { allow: [...methods].join(', ') } : {}),
  });
  response.end(status === 400 ? 'Bad Request\n' : 'Method Not Allowed\n');
  return true;
}

function statusOf({ method, headers, url = '' }: IncomingMessage): 200 | 400 | 405 {
  const path = url.split('?', 1)[0] ?? '';
  const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  const takesBody = /^\/api(\/|$)/.test(path) || headers['next-action'] !== undefined;
  if (!methods.has(method) || (!isRead && !takesBody)) return 405;
  const type = headers['content-type'] ?? '';
  if (/^multipart\//i.test(type) && !sound.test(type)) return 400;
  return isDecodable(path) ? 200 : 400;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
