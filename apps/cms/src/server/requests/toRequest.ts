import type { IncomingMessage } from 'node:http';

/** A message of Node's server without a body, as the request that handlers take. */
export function toRequest(message: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    if (typeof value === 'string') headers.set(name, value);
  return new Request(`http://backend${message.url}`, { method: message.method ?? 'GET', headers });
}
