import type { Access } from 'payload';
import { currentUser } from '../currentUser.ts';
import { holds, type Right } from '../roles.ts';

/**
 * Administrators everything; who holds the right the documents that share a brand with them. For
 * collections with `field_domain_access`.
 */
export const ofOwnBrands =
  (right: Right): Access =>
  ({ req }) => {
    const user = currentUser(req);
    if (!user || !holds(user, right)) return false;
    return user.role === 'admin' || { field_domain_access: { in: user.brands } };
  };
