import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook } from 'payload';

/** Required columns that never change: Payload validates them at each update. */
const constant = new Set(['key', 'reference', 'brand']);

/**
 * Lets an update write the columns that it changes and no others. Payload writes back the whole row
 * as it was read, and so would undo what a single statement writes meanwhile, such as that the CRM
 * has taken an enquiry.
 */
export const onlyChanges: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update') return data;
  const before = (originalDoc ?? {}) as Record<string, unknown>;
  const changes = Object.entries(data).filter(
    ([name, value]) => constant.has(name) || !isDeepStrictEqual(value, before[name]),
  );
  return Object.fromEntries(changes);
};
