import type { ShownParked } from '../parked.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './LeadsOverview.module.css';

/** Enquiries that this backend refused for good: they are safe at the site, and go again when a person has removed the cause. */
export function ParkedLeads({ parked }: { readonly parked: readonly ShownParked[] }) {
  if (parked.length === 0) return null;
  return (
    <>
      <h3>Kept at the site</h3>
      <p>
        This backend refused these enquiries, so they are not in the inbox. They are safe at the site; remove the cause, then take them
        again.
      </p>
      <table className={styles['counts']}>
        <thead>
          <tr>
            <th scope="col">Reference</th>
            <th scope="col">Form</th>
            <th scope="col">Received</th>
            <th scope="col">Refused because</th>
            <th scope="col">Hand over</th>
          </tr>
        </thead>
        <tbody>
          {parked.map(({ key, reference, type, received_at, message, asked }) => (
            <tr key={key} data-parked={reference}>
              <th scope="row">{reference}</th>
              <td>{type}</td>
              <td>{received_at.slice(0, 16).replace('T', ' ')}</td>
              <td>{message}</td>
              <td>
                {asked ? (
                  'Comes within seconds'
                ) : (
                  <ActionButton
                    label="Take again"
                    url={`/api/inquiries/parked/${key}/again`}
                    done="The site hands it over within seconds."
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
