import type { AdminViewServerProps } from 'payload';
import { hasRight } from '../../access/roles.ts';
import frame from '../../admin/screens/OwnScreen.module.css';
import { OwnScreen } from '../../admin/screens/OwnScreen.tsx';
import { sayIn } from '../../i18n/say.ts';
import { swissTime } from '../../i18n/swissTime.ts';
import type { User } from '../../runtime/payload-types.ts';
import { loadFailureReason } from '../loadFailureReason.ts';
import { type Scheduled, scheduledFor } from '../scheduled.ts';

const here = '/admin/scheduled';

/**
 * What is published or taken off the sites this week; with `?failed=true`, what should have been.
 */
export async function ScheduledScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const user = req.user as User | null;
  const { language } = req.i18n;
  const say = sayIn(language);
  const failed = view.searchParams?.['failed'] === 'true';
  const all = user ? await scheduledFor(req.payload, user) : [];
  const listed = all.filter(({ hasFailed }) => hasFailed === failed);
  const withReason = async (row: Scheduled) =>
    failed ? { ...row, why: await loadFailureReason(req.payload, row, req.i18n) } : row;
  const rows = await Promise.all(listed.map(withReason));
  const time = swissTime(language, { weekday: 'long', month: 'long' });
  return (
    <OwnScreen
      view={view}
      isOwn={hasRight(user?.role, 'read')}
      path={here}
      title={say('Scheduled publications')}
    >
      <nav className={frame['states']} aria-label={say('State')}>
        <a href={here} aria-current={failed ? undefined : 'true'}>
          {say('Scheduled this week')}
        </a>
        <a href={`${here}?failed=true`} aria-current={failed ? 'true' : undefined}>
          {say('Failed')}
        </a>
      </nav>
      {rows.length === 0 ? (
        <p>{say('Nothing is scheduled so.')}</p>
      ) : (
        <div className={frame['wide']}>
          <table className={frame['table']} data-scheduled>
            <thead>
              <tr>
                <th scope="col">{say('Page')}</th>
                <th scope="col">{say('When')}</th>
                <th scope="col">{say('What')}</th>
                {failed && <th scope="col">{say('Why')}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ job, page, title, at, type, why }) => (
                <tr key={job}>
                  <th scope="row">
                    <a href={`/admin/collections/pages/${page}`}>
                      <bdi>{title || say('Without title, no. {id}', { id: page })}</bdi>
                    </a>
                  </th>
                  <td>
                    <time dateTime={at}>{time.format(new Date(at))}</time>
                  </td>
                  <td>{type === 'publish' ? say('Is published') : say('Is taken off the site')}</td>
                  {failed && (
                    <td>
                      <bdi>{why}</bdi>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </OwnScreen>
  );
}
