import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';

const inside = 'payload-token=';
const outside = `__Host-${inside}`;

/**
 * Gives the session's cookie the prefix by which browsers take it from this very host over https
 * alone; another host of the domain can't plant one. Payload's own `cookiePrefix` would put the
 * same before the cookies of language and theme, which are not `Secure`, so browsers would refuse
 * those. Behind this Payload reads and writes the name that it knows; one without the prefix is
 * dropped.
 */
export function prefixCookie(request: IncomingMessage, response: ServerResponse): void {
  const { cookie } = request.headers;
  if (cookie !== undefined) request.headers.cookie = readPrefixed(cookie);
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    const cookies = response.getHeader('set-cookie');
    if (cookies !== undefined) response.setHeader('set-cookie', writePrefixed(cookies));
    return writeHead(...head);
  };
}

const readPrefixed = (cookie: string): string =>
  cookie
    .split(/; */)
    .filter((pair) => !pair.trim().startsWith(inside))
    .map((pair) => (pair.startsWith(outside) ? pair.replace(outside, inside) : pair))
    .join('; ');

const writePrefixed = (cookies: OutgoingHttpHeader): string[] =>
  [cookies].flat().map((one) => {
    const set = String(one);
    return set.startsWith(inside) ? set.replace(inside, outside) : set;
  });
