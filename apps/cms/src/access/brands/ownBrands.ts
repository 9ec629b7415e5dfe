import type { PayloadRequest } from 'payload';
import type { User } from '../../runtime/payload-types.ts';
import { currentUser } from '../currentUser.ts';

/**
 * The brands of a signed-in person, none where nobody is; of an administrator `undefined`, who
 * isn't bound to any.
 */
export function ownBrands(
  req: Pick<PayloadRequest, 'user'>,
): NonNullable<User['brands']> | undefined {
  const user = currentUser(req);
  return user?.role === 'admin' ? undefined : (user?.brands ?? []);
}
