import { ActionButton } from '../../admin/ActionButton.tsx';
import { sayIn } from '../../i18n/say.ts';
import type { StuckMails } from '../mails/dueMails.ts';
import { sendsMail } from '../settings.ts';
import styles from './LeadsOverview.module.css';
import { mailState } from './mailState.ts';

/**
 * Mails that do not get through. Each is tried again by itself, less and less often; the button
 * tries it now.
 */
export function Mails({
  stuck: { mails, leads },
  language,
}: {
  readonly stuck: StuckMails;
  readonly language: string;
}) {
  if (mails.length + leads.length === 0) return null;
  const say = sayIn(language);
  return (
    <>
      <h3>{say('Mails that do not get through')}</h3>
      <table className={styles['counts']}>
        <thead>
          <tr>
            <th scope="col">{say('Mail')}</th>
            <th scope="col">{say('State')}</th>
            <th scope="col">{say('Attempts')}</th>
            <th scope="col">{say('Last answer')}</th>
            <th scope="col">{say('Send')}</th>
          </tr>
        </thead>
        <tbody>
          {leads.map(({ id, reference }) => (
            <tr key={`lead-${id}`}>
              <th scope="row">
                <a href={`/admin/collections/leads/${id}`}>{reference}</a>
              </th>
              <td>{say('could not be written')}</td>
              <td />
              <td />
              <td>
                <ActionButton
                  label={say('Write now')}
                  url={`/api/leads/${id}/answer`}
                  done={say('Written.')}
                />
              </td>
            </tr>
          ))}
          {mails.map(({ id, subject, state, attempts, last_answer }) => (
            <tr key={`mail-${id}`} data-mail={id}>
              <th scope="row">
                <a href={`/admin/collections/mails/${id}`}>{subject}</a>
              </th>
              <td>{mailState(language, state)}</td>
              <td>{attempts}</td>
              <td>{last_answer}</td>
              <td>
                {sendsMail() && (
                  <ActionButton
                    label={say('Try now')}
                    url={`/api/mails/${id}/retry`}
                    done={say('It goes within seconds.')}
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
