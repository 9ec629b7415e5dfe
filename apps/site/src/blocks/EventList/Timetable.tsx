import { brandByCode } from '@concierge/brands/registry';
import type { Campaign } from '@concierge/contract/campaign';
import type { EventDate } from '@concierge/contract/eventDate';
import { eventLink } from '../../routing/eventLink.ts';
import { cx } from '../../ui/cx.ts';
import { dateLocale } from '../../ui/dates/dateLocale.ts';
import { durationText } from '../../ui/dates/durationText.ts';
import { EventDateText } from '../../ui/dates/EventDateText.tsx';
import { EventWhen } from '../../ui/dates/EventWhen.tsx';
import { venueAddress } from '../../ui/dates/eventPlace.ts';
import { shownBeginning } from '../../ui/dates/eventWords.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Heading, type HeadingLevel } from '../../ui/text/Heading.tsx';
import { SchoolName } from '../../ui/text/SchoolName.tsx';
import { TextIn } from '../../ui/text/TextIn.tsx';
import type { BlockContext } from '../blockProps.ts';
import styles from './EventList.module.css';

interface Props {
  readonly events: readonly Campaign[];
  readonly context: Pick<BlockContext, 'lang' | 't'>;
  readonly level: HeadingLevel;
}

/** Events as a timetable: day and month are the largest things in it. */
export const Timetable = ({ events, context, level }: Props) => (
  <ul role="list" className={styles['list']}>
    {events.map((event) => (
      <li key={event.Id}>
        <EventLine event={event} context={context} level={level} />
      </li>
    ))}
  </ul>
);

interface LineProps {
  event: Campaign;
  context: Props['context'];
  level: HeadingLevel;
}

function EventLine({ event, context: { lang, t }, level }: LineProps) {
  const { Description, Duration, kind, attendance, cancelled } = event;
  const locale = dateLocale(lang);
  const href = eventLink(event, lang);
  const school = event.school ? brandByCode(event.school) : undefined;
  const name = <TextIn lang={event.lang}>{event.Name}</TextIn>;
  const date = (date_type: EventDate['date_type'], type?: string): EventDate => ({
    data: shownBeginning(event),
    date_type,
    duration: Duration,
    time: false,
    type,
  });
  const place = attendance === 'online' ? t.events.attendance.online : venueAddress(event);
  return (
    <article className={cx(styles['event'], cancelled && styles['cancelled'])}>
      <p className={styles['date']} aria-hidden="true">
        <EventDateText date={date(6, 'numeric')} locale={locale} className={styles['day']} />
        <EventDateText date={date(6)} locale={locale} />
      </p>
      <div className={styles['words']}>
        <p className={styles['kind']}>{cancelled ? t.events.cancelled : t.events.kinds[kind]}</p>
        <Heading level={level} className={styles['title']}>
          {href ? (
            <a href={href} className={styles['link']}>
              {name}
            </a>
          ) : (
            name
          )}
        </Heading>
        {school && (
          <p className={styles['kind']}>
            <SchoolName school={school.code} lang={lang} within={t.events.heldBy} />
          </p>
        )}
        {Description && (
          <p className={styles['text']}>
            <TextIn lang={event.lang}>{Description}</TextIn>
          </p>
        )}
      </div>
      <div className={styles['facts']}>
        <p>
          <EventWhen
            event={event}
            date_type={event.Start_Datetime || event.Event_Start_Date_Text__c ? 2 : 1}
            lang={lang}
            t={t}
          />
        </p>
        {Duration && <p>{durationText(Duration, kind, lang, t)}</p>}
        {place && <p>{place}</p>}
      </div>
      {href && <Icon name="arrowRight" className={styles['arrow']} />}
    </article>
  );
}
