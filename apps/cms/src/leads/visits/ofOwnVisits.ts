import type { Access } from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import { holds } from '../../access/roles.ts';
import { visitKeysElsewhere } from './seatStore.ts';

/**
 * Administrators every visit; admissions those of their schools, and those of their brands'
 * enquiries to whichever school.
 */
export const ofOwnVisits: Access = async ({ req }) => {
  const user = currentUser(req);
  if (!user || !holds(user, 'persons')) return false;
  if (user.role === 'admin') return true;
  const ofSchools = { school: { in: user.brands } };
  const keys = await visitKeysElsewhere(req.payload, user.brands ?? []);
  return keys.length > 0 ? { or: [ofSchools, { key: { in: keys } }] } : ofSchools;
};
