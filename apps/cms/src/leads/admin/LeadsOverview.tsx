import { registry } from '@concierge/brands/registry';
import { Gutter } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import type { Inquiry, User } from '../../payload-types.ts';
import { hours, overviewFor } from '../overview.ts';
import { states } from '../states.ts';
import styles from './LeadsOverview.module.css';
import { Letters } from './Letters.tsx';
import { ParkedLeads } from './ParkedLeads.tsx';

const list = '/admin/collections/inquiries';

/** How enquiries stand, above the dashboard of administrators and admissions; what is wrong comes first and is announced. */
export async function LeadsOverview({ payload, user }: ServerProps) {
  const person = user as User | null | undefined;
  if (person?.role !== 'admin' && person?.role !== 'admissions') return null;
  const brands = registry.map(({ code }) => code as Inquiry['brand']);
  const { brands: rows, oldestHours, sentToday, budget, alarms, refused, parked, letters } = await overviewFor(payload, person, brands);
  return (
    <Gutter className={styles['overview'] ?? ''}>
      <h2>Enquiries</h2>
      {alarms.length > 0 && (
        <ul role="alert" className={styles['alarms']}>
          {alarms.map((alarm) => (
            <li key={alarm}>{alarm}</li>
          ))}
        </ul>
      )}
      <table className={styles['counts']}>
        <thead>
          <tr>
            <th scope="col">Brand</th>
            {states.map((state) => (
              <th scope="col" key={state}>
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ brand, counts }) => (
            <tr key={brand}>
              <th scope="row">{brand}</th>
              {states.map((state) => (
                <td key={state}>
                  <a href={`${list}?where[brand][equals]=${brand}&where[state][equals]=${state}`}>{counts[state]}</a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p>No enquiries yet.</p>}
      <p>
        {oldestHours === undefined ? 'Nothing waits for the CRM.' : `The oldest undelivered enquiry is ${hours(oldestHours)} old.`} Sent in
        the last 24 hours: {sentToday} of {budget}.
      </p>
      {refused.length > 0 && (
        <>
          <h3>Newest refusals</h3>
          <ul>
            {refused.map((inquiry) => (
              <li key={inquiry.id}>
                <a href={`${list}/${inquiry.id}`}>{inquiry.reference}</a> {inquiry.type}, {lastAnswer(inquiry)}
              </li>
            ))}
          </ul>
        </>
      )}
      <ParkedLeads parked={parked} />
      <Letters letters={letters} />
    </Gutter>
  );
}

const lastAnswer = ({ attempts }: Inquiry): string => {
  const last = Array.isArray(attempts) ? (attempts.at(-1) as { answer?: string } | undefined) : undefined;
  return last?.answer ?? 'no answer';
};
