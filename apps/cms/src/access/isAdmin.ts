import type { Access } from 'payload';
import { currentUser } from './currentUser.ts';

/** Administrators only. */
export const isAdmin: Access = ({ req }) => currentUser(req)?.role === 'admin';
