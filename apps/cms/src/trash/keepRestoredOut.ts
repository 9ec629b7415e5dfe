import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Payload refuses to restore versions of what lies in the trash, so a version that was saved on the
 * way there leads no document into it.
 */
export const keepRestoredOut: CollectionBeforeChangeHook = ({ data, req }) =>
  req.context['isRestoringVersion'] ? { ...data, deletedAt: null } : data;
