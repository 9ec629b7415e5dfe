import type { Payload } from 'payload';
import { sayIn } from '../../../i18n/say.ts';
import type { Lead } from '../../../runtime/payload-types.ts';
import styles from './LeadScreen.module.css';

interface Props {
  readonly payload: Payload;
  readonly lead: Lead;
  readonly language: string;
}

/** Whether an enquiry for a visit has a seat, which the visit itself leads to. */
export async function VisitSeat({ payload, lead, language }: Props) {
  if (lead.type !== 'visit-school') return null;
  const say = sayIn(language);
  const { docs } = await payload.find({
    collection: 'visits',
    where: { key: { equals: lead.key } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const [visit] = docs;
  if (!visit)
    return (
      <p className={styles['note']} data-seat="none">
        {say('Seat: none')}
      </p>
    );
  return (
    <p data-seat={visit.held_until ? 'held' : 'booked'}>
      <a href={`/admin/collections/visits/${visit.id}`}>
        {visit.held_until ? say('Seat: held') : say('Seat: booked')}
      </a>
    </p>
  );
}
