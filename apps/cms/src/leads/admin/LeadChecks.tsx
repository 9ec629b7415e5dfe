import { readCheckMinutes } from '@concierge/server/start/checkMinutes';
import { sayIn } from '../../i18n/say.ts';
import { swissTime } from '../../i18n/swissTime.ts';
import { isLate, type LeadCheckReport } from '../check/leadCheck.ts';
import styles from './LeadsOverview.module.css';

/** When the last check of the lead path came in for each brand and site, and how long it took. */
export function LeadChecks({
  checks,
  language,
}: {
  readonly checks: readonly LeadCheckReport[];
  readonly language: string;
}) {
  if (checks.length === 0) return null;
  const say = sayIn(language);
  const time = swissTime(language);
  const minutes = readCheckMinutes();
  return (
    <>
      <h3>{say('Checks of the lead path')}</h3>
      <table className={styles['counts']} data-lead-checks>
        <thead>
          <tr>
            <th scope="col">{say('Brand')}</th>
            <th scope="col">{say('Site')}</th>
            <th scope="col">{say('Last check')}</th>
            <th scope="col">{say('From form to inbox')}</th>
          </tr>
        </thead>
        <tbody>
          {checks.map((check) => (
            <tr key={`${check.brand} ${check.site}`}>
              <th scope="row">{check.brand}</th>
              <td>
                <bdi>{check.site}</bdi>
              </td>
              <td>
                <bdi>{time.format(new Date(check.at))}</bdi>
              </td>
              <td>
                {minutes > 0 && isLate(check, minutes) ? (
                  <strong>{say('overdue')}</strong>
                ) : (
                  say('{n} ms', { n: check.tookMs })
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
