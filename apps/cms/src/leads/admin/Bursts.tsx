import { holdReasons } from '@concierge/contract/holdReasons';
import { sayIn } from '../../i18n/say.ts';
import { swissTime } from '../../i18n/swissTime.ts';
import type { Burst } from '../inbox/bursts/quarantine.ts';
import styles from './LeadsOverview.module.css';
import { ReleaseAll } from './ReleaseAll.tsx';

const networkLeadsUrl = (network: string): string =>
  `/admin/collections/leads?${new URLSearchParams({ 'where[network][equals]': network, 'where[held][equals]': holdReasons.burst })}`;

/**
 * Enquiries that wait because many came from one network; a look at some tells a classroom from a
 * flood, then one button lets all in.
 */
export function Bursts({
  bursts,
  language,
}: {
  readonly bursts: readonly Burst[];
  readonly language: string;
}) {
  if (bursts.length === 0) return null;
  const say = sayIn(language);
  const time = swissTime(language);
  const moment = (at: string): string => (at ? time.format(new Date(at)) : '');
  return (
    <>
      <h3>{say('Held: many from one network')}</h3>
      <p>
        {say(
          'They are answered by no mail and not sent to the CRM until you release them, one by one or all.',
        )}
      </p>
      <table className={styles['counts']}>
        <thead>
          <tr>
            <th scope="col">{say('Enquiries')}</th>
            <th scope="col">{say('Brand')}</th>
            <th scope="col">{say('Received')}</th>
            <th scope="col">{say('Release')}</th>
          </tr>
        </thead>
        <tbody>
          {bursts.map(({ network, count, brands, from, to }) => (
            <tr key={network} data-burst={network}>
              <th scope="row">
                <a href={networkLeadsUrl(network)}>{count}</a>
              </th>
              <td>{brands.join(', ')}</td>
              <td>
                <bdi>{moment(from)}</bdi> – <bdi>{moment(to)}</bdi>
              </td>
              <td>
                <ReleaseAll network={network} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
