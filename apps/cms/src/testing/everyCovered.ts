import type { Payload } from 'payload';
import type { User } from '../runtime/payload-types.ts';
import { findCovered } from '../translations/coverage/coverage.ts';
import type { CoverageQuery } from '../translations/coverage/publishedPages.ts';

/** Every page that the map of translations shows a person, in one list. */
export const everyCovered = (payload: Payload, user: User, query: CoverageQuery = {}) =>
  findCovered(payload, user, { ...query, limit: 10_000, offset: 0 });
