import type { Access } from 'payload';
import { isAdmin } from './isAdmin.ts';

/**
 * Into the trash whoever passes a collection's own rule; for good, out of the trash or past it,
 * only administrators who pass it too.
 */
export const trashOrDelete =
  (own: Access): Access =>
  async (args) => {
    const isTrashing = (args.data as { deletedAt?: unknown } | undefined)?.deletedAt;
    return isTrashing || (await isAdmin(args)) ? own(args) : false;
  };
