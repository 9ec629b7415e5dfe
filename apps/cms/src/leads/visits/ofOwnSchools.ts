import type { Access } from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import { holds } from '../../access/roles.ts';

/** As `admissionsOnly`, for what names its brand as a school. */
export const ofOwnSchools: Access = ({ req }) => {
  const user = currentUser(req);
  if (!user || !holds(user, 'persons')) return false;
  return user.role === 'admin' || { school: { in: user.brands } };
};
