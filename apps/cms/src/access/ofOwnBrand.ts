import type { Access } from 'payload';
import { currentUser } from './currentUser.ts';

/**
 * Administrators everything; editors the documents of their brands. For collections with one
 * `brand` a document.
 */
export const ofOwnBrand: Access = ({ req }) => {
  const user = currentUser(req);
  if (user?.role === 'admin') return true;
  if (user?.role !== 'editor' || !user.brands?.length) return false;
  return { brand: { in: user.brands } };
};
