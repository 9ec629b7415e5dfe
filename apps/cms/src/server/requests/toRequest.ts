import type { IncomingMessage } from 'node:http';

interface Parts {
  readonly body?: Buffer | undefined;
  /** Aborts the work for the request. */
  readonly signal?: AbortSignal;
}

/** A message of Node's server as the request that handlers take. */
export function toRequest(message: IncomingMessage, { body, signal }: Parts = {}): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    if (typeof value === 'string') headers.set(name, value);
  return new Request(`http://backend${message.url}`, {
    method: message.method ?? 'GET',
    headers,
    ...(signal ? { signal } : {}),
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
}
