import type { PageNode } from '@concierge/contract/node';
import { swissDay } from '@concierge/contract/swissDay';
import type { PageContext } from '../../content/pageContext.ts';
import { calendarPath } from '../../routing/calendarPath.ts';
import { durationText } from '../../ui/dates/durationText.ts';
import { EventWhen } from '../../ui/dates/EventWhen.tsx';
import { eventCampus, eventPlace } from '../../ui/dates/eventPlace.ts';
import { Breakable } from '../../ui/text/Breakable.tsx';
import { Facts } from '../../ui/text/Facts.tsx';
import { NextDates } from './NextDates.tsx';

/**
 * The info block of webinar, open and meet pages (spec §2): when, how long (a webinar in minutes,
 * §9), where, with whom, and its calendar file; of a page without an event of its own the next
 * ones.
 */
export function EventInfo({ context, node }: { context: PageContext; node: PageNode }) {
  const { lang, t } = context;
  const { event, Duration } = node;
  if (!event) return <NextDates context={context} node={node} />;
  const minutes = Duration ?? event.Duration;
  const isComing = !event.cancelled && event.EndDate >= swissDay();
  return (
    <Facts
      look="lines"
      facts={[
        {
          label: t.events.when,
          value: <EventWhen event={event} date_type={1} duration={minutes} lang={lang} t={t} />,
        },
        minutes === undefined
          ? undefined
          : { label: t.events.duration, value: durationText(minutes, event.kind, lang, t) },
        {
          label: t.events.where,
          value: eventPlace(event, t),
        },
        { label: t.events.campus, value: eventCampus(event, lang) },
        { label: t.events.host, value: event.Contact_Name__c },
        {
          label: t.events.contact,
          value: event.Contact_Email__c ? (
            <a href={`mailto:${event.Contact_Email__c}`}>
              <Breakable text={event.Contact_Email__c} />
            </a>
          ) : undefined,
        },
        isComing
          ? {
              label: t.events.calendar,
              value: (
                <a href={calendarPath(node.alias, lang)} download>
                  {t.events.addToCalendar}
                </a>
              ),
            }
          : undefined,
      ]}
    />
  );
}
