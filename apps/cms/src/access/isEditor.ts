import type { Access } from 'payload';
import { currentUser } from './currentUser.ts';

/** Administrators, and editors of any brand. */
export const isEditor: Access = ({ req }) => {
  const user = currentUser(req);
  return user?.role === 'admin' || (user?.role === 'editor' && Boolean(user.brands?.length));
};
