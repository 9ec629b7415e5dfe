import type { Access } from 'payload';
import { currentUser } from './currentUser.ts';

/** Administrators everybody; everybody else only themselves. */
export const isAdminOrSelf: Access = ({ req }) => {
  const user = currentUser(req);
  if (!user) return false;
  return user.role === 'admin' || { id: { equals: user.id } };
};
