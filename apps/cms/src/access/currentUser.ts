import type { PayloadRequest } from 'payload';
import type { User } from '../runtime/payload-types.ts';

/** The signed-in person of a request, or undefined. */
export function currentUser(req: Pick<PayloadRequest, 'user'>): User | undefined {
  return req.user?.collection === 'users' ? (req.user as User) : undefined;
}
