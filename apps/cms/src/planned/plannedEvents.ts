import type { Payload } from 'payload';
import type { User } from '../runtime/payload-types.ts';
import type { Planned, Span } from './Planned.ts';

/**
 * Events that leave the lists of coming ones after their last day; those that the person may read.
 */
export async function plannedEvents(
  payload: Payload,
  user: User,
  { from, to }: Span,
): Promise<Planned[]> {
  const { docs } = await payload.find({
    collection: 'campaigns',
    where: {
      cancelled: { not_equals: true },
      EndDate: { greater_than_equal: from, less_than: to },
    },
    depth: 0,
    limit: 0,
    pagination: false,
    select: { Name: true, EndDate: true, field_domain_access: true },
    overrideAccess: false,
    disableErrors: true,
    user,
  });
  return docs.map(({ id, Name, EndDate, field_domain_access }) => ({
    key: `event-${id}`,
    day: EndDate.slice(0, 10),
    goes: 'off',
    what: 'Event',
    title: Name,
    brands: field_domain_access,
    href: `/admin/collections/campaigns/${id}`,
  }));
}
