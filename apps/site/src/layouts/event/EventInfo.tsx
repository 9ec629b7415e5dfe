import type { PageNode } from '@concierge/contract/node';
import type { PageContext } from '../../content/pageContext.ts';
import { localeOf } from '../../i18n/locale.ts';
import { plural } from '../../i18n/plural.ts';
import { EventDateText } from '../../ui/EventDateText.tsx';
import { Facts } from '../../ui/Facts.tsx';

/** The info block of webinar, open and meet pages (spec §2): when, how long (a webinar in minutes, §9), where, with whom. */
export function EventInfo({ context, node }: { context: PageContext; node: PageNode }) {
  const { lang, t } = context;
  const { event, Duration } = node;
  const minutes = Duration ?? event?.Duration;
  const locale = localeOf[lang];
  return (
    <Facts
      look="lines"
      facts={[
        event?.Start_Datetime
          ? {
              label: t.events.when,
              value: (
                <EventDateText
                  date={{ data: event.Start_Datetime, date_type: 1, duration: minutes, time: event.attendance !== 'onsite' }}
                  locale={locale}
                />
              ),
            }
          : event && {
              label: t.events.when,
              value: event.Event_Start_Date_Text__c ?? (
                <EventDateText date={{ data: event.StartDate, date_type: 4, time: false }} locale={locale} />
              ),
            },
        minutes === undefined ? undefined : { label: t.events.duration, value: plural(lang, t.events.durationMinutes, minutes) },
        event && {
          label: t.events.where,
          value: [event.Event_Location__c, event.City__c].filter(Boolean).join(', ') || t.events.attendance[event.attendance],
        },
        event && { label: t.events.campus, value: event.Campus__c },
        event && { label: t.events.host, value: event.Contact_Name__c },
        event && {
          label: t.events.contact,
          value: event.Contact_Email__c ? <a href={`mailto:${event.Contact_Email__c}`}>{event.Contact_Email__c}</a> : undefined,
        },
      ]}
    />
  );
}
