import { oneAtATime } from '../runtime/oneAtATime.ts';

/**
 * Lets saves of one page through one after the other; a save waits only once it has arrived as a
 * whole.
 */
export async function savedInTurn(
  path: string,
  request: Request,
  save: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'PATCH' || !/^pages\/\d+$/.test(path)) return save(request);
  const { url, method, headers } = request;
  const whole = new Request(url, { method, headers, body: await request.arrayBuffer() });
  return oneAtATime(path, () => save(whole));
}
