import { ActionButton } from '../../admin/ActionButton.tsx';
import { sayIn } from '../../i18n/say.ts';
import { swissTime } from '../../i18n/swissTime.ts';
import type { ShownDeadLetter } from '../inbox/deadLetters.ts';
import styles from './LeadsOverview.module.css';
import { typeName } from './typeName.ts';

/**
 * Enquiries that this backend refused for good: they are safe at the site, and go again when a
 * person has removed the cause.
 */
export function DeadLetters({
  deadLetters,
  language,
}: {
  readonly deadLetters: readonly ShownDeadLetter[];
  readonly language: string;
}) {
  if (deadLetters.length === 0) return null;
  const say = sayIn(language);
  const time = swissTime(language);
  return (
    <>
      <h3 id="dead-letters">{say('Kept at the site')}</h3>
      <p>
        {say(
          'This backend refused these enquiries, so they are not in the inbox. They are safe at the site; remove the cause, then take them again.',
        )}
      </p>
      <table className={styles['counts']}>
        <thead>
          <tr>
            <th scope="col">{say('Reference')}</th>
            <th scope="col">{say('Form')}</th>
            <th scope="col">{say('Received')}</th>
            <th scope="col">{say('Refused because')}</th>
            <th scope="col">{say('Hand over')}</th>
          </tr>
        </thead>
        <tbody>
          {deadLetters.map(({ key, reference, type, received_at, message, isRequested }) => (
            <tr key={key} data-dead-letter={reference}>
              <th scope="row">{reference}</th>
              <td>{typeName(language, type)}</td>
              <td>
                <bdi>{time.format(new Date(received_at))}</bdi>
              </td>
              <td>{message}</td>
              <td>
                {isRequested ? (
                  say('Comes within seconds')
                ) : (
                  <ActionButton
                    label={say('Take again')}
                    url={`/api/leads/dead-letters/${key}/again`}
                    done={say('The site hands it over within seconds.')}
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
