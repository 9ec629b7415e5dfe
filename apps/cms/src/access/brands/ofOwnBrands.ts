import type { Access } from 'payload';
import { currentUser } from '../currentUser.ts';
import { holds, type Right } from '../roles.ts';

const ofOwn =
  (field: 'brand' | 'field_domain_access') =>
  (right: Right): Access =>
  ({ req }) => {
    const user = currentUser(req);
    if (!user || !holds(user, right)) return false;
    return user.role === 'admin' || { [field]: { in: user.brands } };
  };

/**
 * Administrators everything; who holds the right the documents of their brands. For collections
 * with one `brand` a document.
 */
export const ofOwnBrand = ofOwn('brand');

/** The same for collections with `field_domain_access`: documents that share a brand with them. */
export const ofOwnBrands = ofOwn('field_domain_access');
