import { swissDay } from '@concierge/contract/swissDay';
import type { Payload } from 'payload';
import type { User } from '../runtime/payload-types.ts';
import { addDays } from './days.ts';
import { isWithin, type Planned, type Span } from './Planned.ts';

/** Releases that the person may read and whose instant is still to come. */
export async function plannedReleases(
  payload: Payload,
  user: User,
  span: Span,
  now: Date,
): Promise<Planned[]> {
  const { docs } = await payload.find({
    collection: 'releases',
    where: { state: { equals: 'planned' }, publishAt: { less_than: addDays(span.to, 1) } },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    disableErrors: true,
    user,
  });
  return docs
    .map(({ id, publishAt, title, field_domain_access, plannedBy }): Planned => {
      const at = publishAt ?? now.toISOString();
      return {
        key: `release-${id}`,
        // What is due and has not run yet is of today.
        day: swissDay(Math.max(now.getTime(), Date.parse(at))),
        at,
        goes: 'live',
        what: 'Release of several documents',
        title,
        brands: field_domain_access,
        ...(plannedBy ? { by: plannedBy } : {}),
        href: `/admin/collections/releases/${id}`,
      };
    })
    .filter(({ day }) => isWithin(span, day));
}
