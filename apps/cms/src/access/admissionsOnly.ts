import type { Access } from 'payload';
import { currentUser } from './currentUser.ts';

/**
 * Administrators every enquiry; admissions those of their brands, none where no brand is named;
 * editors none.
 */
export const admissionsOnly: Access = ({ req }) => {
  const user = currentUser(req);
  if (user?.role === 'admin') return true;
  if (user?.role !== 'admissions' || !user.brands?.length) return false;
  return { brand: { in: user.brands } };
};
