import { createLocalReq, type Endpoint, type Payload } from 'payload';
import type { User } from '../runtime/payload-types.ts';

/** What an endpoint answers a signed-in person, with the parts of its path and its query. */
export async function callEndpoint(
  payload: Payload,
  { handler }: Omit<Endpoint, 'root'>,
  user: User,
  routeParams: Record<string, unknown>,
  query: Record<string, string> = {},
): Promise<Response> {
  const req = await createLocalReq({ user }, payload);
  return handler(Object.assign(req, { routeParams, query }));
}
