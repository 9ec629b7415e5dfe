import type { StuckLetters } from '../letters.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './LeadsOverview.module.css';

/** Letters that do not get through. Each is tried again by itself, less and less often; the button tries it now. */
export function Letters({ letters: { mails, inquiries } }: { readonly letters: StuckLetters }) {
  if (mails.length + inquiries.length === 0) return null;
  return (
    <>
      <h3>Letters that do not get through</h3>
      <table className={styles['counts']}>
        <thead>
          <tr>
            <th scope="col">Letter</th>
            <th scope="col">State</th>
            <th scope="col">Attempts</th>
            <th scope="col">Last answer</th>
            <th scope="col">Send</th>
          </tr>
        </thead>
        <tbody>
          {inquiries.map(({ id, reference }) => (
            <tr key={`inquiry-${id}`}>
              <th scope="row">
                <a href={`/admin/collections/inquiries/${id}`}>{reference}</a>
              </th>
              <td>could not be written</td>
              <td />
              <td />
              <td>
                <ActionButton label="Write now" url={`/api/inquiries/${id}/answer`} done="Written." />
              </td>
            </tr>
          ))}
          {mails.map(({ id, subject, state, attempts, last_answer }) => (
            <tr key={`mail-${id}`} data-mail={id}>
              <th scope="row">
                <a href={`/admin/collections/mails/${id}`}>{subject}</a>
              </th>
              <td>{state}</td>
              <td>{attempts}</td>
              <td>{last_answer}</td>
              <td>
                <ActionButton label="Try now" url={`/api/mails/${id}/retry`} done="It goes within seconds." />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
