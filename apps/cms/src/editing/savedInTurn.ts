import { oneAtATime } from '../runtime/oneAtATime.ts';

/**
 * Lets saves of one document through one after the other: Payload writes all languages of what it
 * read, so that of two at the same moment one would be lost. A save waits only once it has arrived
 * as a whole.
 */
export async function savedInTurn(
  path: string,
  request: Request,
  save: (request: Request) => Promise<Response>,
): Promise<Response> {
  const document = /^[\w-]+\/\d+(?=\/|$)/.exec(path)?.[0];
  if (request.method !== 'PATCH' || !document) return save(request);
  const { url, method, headers } = request;
  const whole = new Request(url, { method, headers, body: await request.arrayBuffer() });
  return oneAtATime(document, () => save(whole));
}
