import { swissDay } from '@concierge/contract/swissDay';
import type { Payload } from 'payload';
import type { Said } from '../i18n/say.ts';
import type { User } from '../runtime/payload-types.ts';
import { type TimedInstant, timedInstants } from '../timed/timedDocuments.ts';
import { isWithin, type Planned, type Span } from './Planned.ts';

const names: Readonly<Record<TimedInstant['collection'], Said>> = {
  popups: 'Pop-up',
  menus: 'Menu entry',
  footers: 'Footer entry',
};

/**
 * Pop-ups and entries of menus and footers that will appear or leave; those that the person may
 * read.
 */
export async function plannedEntries(
  payload: Payload,
  user: User,
  span: Span,
  now: Date,
): Promise<Planned[]> {
  return (await timedInstants(payload, user))
    .filter(({ at }) => Date.parse(at) > now.getTime())
    .map(({ at, brands, collection, goes, id, title }, index) => ({
      key: `${collection}-${id}-${index}`,
      day: swissDay(Date.parse(at)),
      at,
      goes,
      what: names[collection],
      title,
      brands,
      href: `/admin/collections/${collection}/${id}`,
    }))
    .filter(({ day }) => isWithin(span, day));
}
