import type { CollectionBeforeOperationHook } from 'payload';

/**
 * A save that moves a document into the trash does nothing else, so that no unfinished draft is
 * published on the way. As a draft or an autosave it would hide the document from editors while
 * visitors still see it.
 */
export const moveOnly: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update') return args;
  const { data } = args as { data?: { deletedAt?: unknown } };
  if (!data?.deletedAt) return args;
  return { ...args, data: { deletedAt: data.deletedAt }, draft: false, autosave: false };
};
