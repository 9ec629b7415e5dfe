import { swissDay } from '@concierge/contract/swissDay';
import type { AdminViewServerProps } from 'payload';
import { hasRight } from '../../access/roles.ts';
import frame from '../../admin/screens/OwnScreen.module.css';
import { OwnScreen } from '../../admin/screens/OwnScreen.tsx';
import { sayIn } from '../../i18n/say.ts';
import type { User } from '../../runtime/payload-types.ts';
import { addDays, addMonths, isDayOfCentury } from '../days.ts';
import { plannedFor } from '../plannedFor.ts';
import { Agenda } from './Agenda.tsx';
import { DayGrid } from './DayGrid.tsx';
import { dayFormat } from './dayFormat.ts';
import styles from './PlannedScreen.module.css';

const here = '/admin/planned';

/** What goes live and off by itself in the month from `?from=` (a day, `YYYY-MM-DD`), or today. */
export async function PlannedScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const user = req.user as User | null;
  const { language } = req.i18n;
  const say = sayIn(language);
  const today = swissDay();
  const fromParam = view.searchParams?.['from'];
  const from = isDayOfCentury(fromParam) && fromParam > today ? fromParam : today;
  const to = addMonths(from, 1);
  const planned = user ? await plannedFor(req.payload, user, { from, to }) : [];
  const format = dayFormat(language, { dateStyle: 'long' });
  const before = addMonths(from, -1);
  const range = format.formatRange(new Date(from), new Date(addDays(to, -1)));
  return (
    <OwnScreen view={view} isOwn={hasRight(user?.role, 'read')} path={here} title={say('Planned')}>
      <p>{say('Everything that goes live or off by itself. All times are Swiss.')}</p>
      <nav className={frame['states']} aria-label={say('Months')}>
        {from > today && (
          <a href={before > today ? `${here}?from=${before}` : here} rel="prev">
            {say('Previous month')}
          </a>
        )}
        <a href={`${here}?from=${to}`} rel="next">
          {say('Next month')}
        </a>
      </nav>
      <h2 data-range={`${from}/${to}`}>{range}</h2>
      {planned.length === 0 ? (
        <p>{say('Nothing goes live or off by itself in this month.')}</p>
      ) : (
        <div className={styles['planned']}>
          <Agenda planned={planned} language={language} />
          <DayGrid planned={planned} span={{ from, to }} language={language} />
        </div>
      )}
    </OwnScreen>
  );
}
