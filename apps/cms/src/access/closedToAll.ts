import type { CollectionConfig } from 'payload';
import { groups } from '../i18n/label.ts';
import { nobody } from './nobody.ts';

/**
 * What a collection has that only our own code reads and writes: no access, no screen, no locks.
 */
export const closedToAll = {
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { group: groups.administration, hidden: true },
  lockDocuments: false,
} as const satisfies Partial<CollectionConfig>;
