import type { Access } from 'payload';
import { currentUser } from '../../access/currentUser.ts';

/** As `admissionsOnly`, for what names its brand as a school. */
export const ofOwnSchools: Access = ({ req }) => {
  const user = currentUser(req);
  if (user?.role === 'admin') return true;
  if (user?.role !== 'admissions' || !user.brands?.length) return false;
  return { school: { in: user.brands } };
};
