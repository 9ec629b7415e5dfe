import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';

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
 * scripts; by 400 a path whose percent signs encode nothing, a form of parts without a boundary,
 * and a name of an action that Next gives none; by 403 an action that another site's page asks for.
 * True where it did.
 */
export function refuseMalformed(request: IncomingMessage, response: ServerResponse): boolean {
  const status = requestStatus(request);
  if (status === 200) return false;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 405 ? { allow: [...methods].join(', ') } : {}),
  });
  response.end(`${STATUS_CODES[status]}\n`);
  return true;
}

function requestStatus({ method, headers, url = '' }: IncomingMessage): 200 | 400 | 403 | 405 {
  const path = url.split('?', 1)[0] ?? '';
  const isRead = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  const action = headers['next-action'];
  const takesBody = /^\/api(\/|$)/.test(path) || action !== undefined;
  if (!methods.has(method) || (!isRead && !takesBody)) return 405;
  const type = headers['content-type'] ?? '';
  if (/^multipart\//i.test(type) && !sound.test(type)) return 400;
  if (action !== undefined && !/^[0-9a-f]{20,80}$/.test(String(action))) return 400;
  if (action !== undefined && isForeign(headers)) return 403;
  return isDecodable(path) ? 200 : 400;
}

/**
 * True of a page that another host has sent, or one without an origin, such as a sandboxed frame.
 */
function isForeign({ origin, host, 'x-forwarded-host': forwarded }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== (forwarded ?? host);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
