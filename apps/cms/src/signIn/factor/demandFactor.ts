import type { CollectionAfterChangeHook } from 'payload';
import type { User } from '../../runtime/payload-types.ts';
import { endAllSessions } from '../endAllSessions.ts';
import { hasFactor } from './factors.ts';
import { needsFactor } from './signInRules.ts';

/** Whoever gets a role that needs a factor, and has none, is signed out to set it up. */
export const demandFactor: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update' || doc.role === previousDoc.role) return doc;
  if ((await needsFactor(req.payload, doc.role)) && !(await hasFactor(req.payload, doc.id)))
    await endAllSessions(req, doc.id, 'second factor demanded');
  return doc;
};
