import type { Access } from 'payload';
import { currentUser } from './currentUser.ts';
import { holds, type Right } from './roles.ts';

/** Administrators, and who holds the right in any brand. */
export const mayIn =
  (right: Right): Access =>
  ({ req }) =>
    holds(currentUser(req), right);
