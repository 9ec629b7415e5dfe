import type { Access } from 'payload';
import { currentUser } from './currentUser.ts';

/**
 * Administrators everything; editors the documents that share a brand with them. For collections
 * with `field_domain_access`.
 */
export const ofOwnBrands: Access = ({ req }) => {
  const user = currentUser(req);
  if (user?.role === 'admin') return true;
  if (user?.role !== 'editor' || !user.brands?.length) return false;
  return { field_domain_access: { in: user.brands } };
};
