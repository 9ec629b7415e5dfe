import type { Payload } from 'payload';
import type { Page, User } from '../runtime/payload-types.ts';
import { isWithin, type Planned, type Span } from './Planned.ts';

type Change = Pick<Planned, 'day' | 'goes' | 'what'>;

/**
 * Days on which fees of published programmes begin and cease to hold, and last days to apply: one
 * entry a programme, day and kind. Of programmes that the person may read.
 */
export async function plannedFacts(payload: Payload, user: User, span: Span): Promise<Planned[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { type: { equals: 'program' }, _status: { equals: 'published' } },
    depth: 0,
    limit: 0,
    pagination: false,
    select: { title: true, field_domain_access: true, program: true },
    overrideAccess: false,
    disableErrors: true,
    user,
  });
  const all = docs.flatMap((page) =>
    programChanges(page)
      .filter(({ day }) => isWithin(span, day))
      .map((change) => ({
        key: `fact-${page.id}-${change.what}-${change.goes}-${change.day}`,
        ...change,
        title: page.title ?? '',
        brands: page.field_domain_access,
        href: `/admin/collections/pages/${page.id}`,
      })),
  );
  return [...new Map(all.map((planned) => [planned.key, planned])).values()];
}

/** Days are stored as noon in UTC. */
const storedDay = (stored: string): string => stored.slice(0, 10);

function programChanges({ program }: Pick<Page, 'program'>): Change[] {
  const details = program?.details?.[0];
  return [
    ...(details?.fees ?? []).flatMap(({ valid_from, valid_to }): Change[] => [
      { day: storedDay(valid_from), goes: 'live', what: 'Fees' },
      { day: storedDay(valid_to), goes: 'off', what: 'Fees' },
    ]),
    ...(details?.intakes ?? []).map(
      ({ application_deadline }): Change => ({
        day: storedDay(application_deadline),
        goes: 'off',
        what: 'Applications for an intake',
      }),
    ),
  ];
}
