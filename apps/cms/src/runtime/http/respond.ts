import { apiPolicy } from '../contentPolicies.ts';
import { globalSingleton } from '../globalSingleton.ts';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'content-security-policy': apiPolicy,
  'x-content-type-options': 'nosniff',
};

/**
 * Bodies of answers as they were given, so that the server can write them without reading the
 * answer's stream.
 */
const bodies = globalSingleton('bodies', () => new WeakMap<Response, string | Buffer>());

/** The whole body of an answer that was made here. */
export const getResponseBody = (response: Response): string | Buffer | undefined =>
  bodies.get(response);

/**
 * A JSON answer that is already text, or its bytes; never compressed or kept on the way, since the
 * site keeps what it makes of it.
 */
export function jsonText(body: string | Buffer, status = 200): Response {
  // Bytes are copied once as it is.
  const response = new Response(body as string | Buffer<ArrayBuffer>, { status, headers });
  bodies.set(response, body);
  return response;
}

export const json = (body: unknown, status = 200): Response =>
  jsonText(JSON.stringify(body), status);

/** What there is not, or not for the person who asks, as an endpoint of the admin answers it. */
export const notFound = (): Response => problem(404, 'Not Found');

/** An error as every call answers it: `{errors: [{message}]}` (spec §10.7). */
export const problem = (status: number, message: string): Response =>
  json({ errors: [{ message }] }, status);
