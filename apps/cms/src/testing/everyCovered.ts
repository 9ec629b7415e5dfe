import type { Payload } from 'payload';
import type { User } from '../runtime/payload-types.ts';
import { findCovered } from '../translations/coverage/coverage.ts';
import type { Asked } from '../translations/coverage/publishedPages.ts';

/** Every page that the map of translations shows a person, in one list. */
export const everyCovered = (payload: Payload, user: User, asked: Asked = {}) =>
  findCovered(payload, user, { ...asked, limit: 10_000, offset: 0 });
