import type { Access } from 'payload';
import { currentUser } from '../access/currentUser.ts';

/** Administrators every enquiry; admissions those of their brands (of all where none is named); editors none. */
export const admissionsOnly: Access = ({ req }) => {
  const user = currentUser(req);
  if (user?.role === 'admin') return true;
  if (user?.role !== 'admissions') return false;
  return user.brands?.length ? { brand: { in: user.brands } } : true;
};
