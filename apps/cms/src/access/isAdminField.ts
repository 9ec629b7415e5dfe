import type { FieldAccess } from 'payload';
import { currentUser } from './currentUser.ts';

/** A field that only administrators set. */
export const isAdminField: FieldAccess = ({ req }) => currentUser(req)?.role === 'admin';
