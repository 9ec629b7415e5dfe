import type { ClientUser, CollectionSlug, Payload } from 'payload';
import type { User } from '../runtime/payload-types.ts';

/** Whether a collection is in a person's navigation. */
export function isInNavigation(payload: Payload, user: User, slug: CollectionSlug): boolean {
  const { hidden } = payload.collections[slug].config.admin;
  return !(typeof hidden === 'function' ? hidden({ user: user as ClientUser }) : hidden);
}
