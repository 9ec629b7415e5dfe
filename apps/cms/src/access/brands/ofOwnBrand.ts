import type { Access } from 'payload';
import { currentUser } from '../currentUser.ts';
import { holds, type Right } from '../roles.ts';

/**
 * Administrators everything; who holds the right the documents of their brands. For collections
 * with one `brand` a document.
 */
export const ofOwnBrand =
  (right: Right): Access =>
  ({ req }) => {
    const user = currentUser(req);
    if (!user || !holds(user, right)) return false;
    return user.role === 'admin' || { brand: { in: user.brands } };
  };
