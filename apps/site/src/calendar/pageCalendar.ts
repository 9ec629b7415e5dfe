import type { Campaign } from '@concierge/contract/campaign';
import { isOpenIntake } from '@concierge/contract/intake';
import type { Lang } from '@concierge/contract/lang';
import type { PageNode } from '@concierge/contract/node';
import type { ProgramTeaser } from '@concierge/contract/program';
import { swissZone } from '@concierge/contract/swissZone';
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from 'ical-generator';
import { format } from '../i18n/format.ts';
import { dayFormat } from '../i18n/formats.ts';
import type { Strings } from '../i18n/types.ts';
import { eventHours } from '../ui/dates/eventHours.ts';
import { eventPlace } from '../ui/dates/eventPlace.ts';
import { isRepeatedHour, swissTimezone, swissWallClock } from './swissTime.ts';

/** What a calendar has of an intake: its first day of classes, and the last day to apply. */
export const intakeDates = ['start', 'deadline'] as const;
type IntakeDate = (typeof intakeDates)[number];

interface Source {
  readonly node: PageNode;
  /** What calendar apps call it: title and brand, as subscribers have those of several schools. */
  readonly name: string;
  /** Events of a page that lists them; those of its blocks by default. */
  readonly listed?: readonly Campaign[] | undefined;
  /** Programmes of a page that lists them. */
  readonly programs?: readonly ProgramTeaser[] | undefined;
  /** Which dates of programmes are wanted; both by default. */
  readonly dates?: readonly IntakeDate[] | undefined;
  readonly lang: Lang;
  readonly t: Strings;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /**
   * Host of a brand's site, or of this one, which makes the ids of its events unique, e.g.
   * `him.example.org`.
   */
  readonly host: (brand?: string) => string;
  /** Full address of a path of ours, or of the brand of this code. */
  readonly address: (alias: string, brand?: string) => string;
}

/**
 * The calendar of a page: its event, the coming starts of its programme and the deadlines that
 * can be met, or the events or programmes that it lists. Undefined where it has none.
 */
export function pageCalendar(source: Source): string | undefined {
  const { node } = source;
  const listed =
    source.listed ??
    node.field_blocks.flatMap((block) =>
      'items' in block && block.type === 'event_list' ? block.items : [],
    );
  const events = node.event ? [node.event] : listed;
  const programs = node.program
    ? [{ id: node.id, title: node.title, alias: node.alias, facts: node.program }]
    : (source.programs ?? []);
  if (!events.length && !programs.length) return undefined;
  const calendar = ical({
    name: source.name,
    prodId: '//Concierge//Calendar//EN',
    method: ICalCalendarMethod.PUBLISH,
    // Without a zone of the calendar's own, so that an event can be written in UTC, and all stamps
    // are.
    timezone: { name: null, generator: () => swissTimezone },
  });
  for (const event of events) addEvent(calendar, event, source);
  for (const program of programs) addIntakes(calendar, program, source);
  return calendar.toString();
}

/**
 * An event with its own words for its hour, where it has some (spec §10.19). The same id for as
 * long as the record lives and on the site of every brand that lists it, so that calendars update
 * and cancel what they have; the later stamp tells which answer is newer (RFC 5546 §2.1.5).
 */
function addEvent(calendar: ICalCalendar, event: Campaign, { host, address, t }: Source): void {
  const { Event_Start_Date_Text__c: words, Description } = event;
  const description = [words, Description].filter(Boolean).join('\n\n');
  calendar.createEvent({
    id: `${event.Id}@${host(event.school)}`,
    summary: event.Name,
    ...eventPeriod(event),
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(description ? { description } : {}),
    location: eventPlace(event, t),
    ...(event.alias ? { url: address(event.alias, event.host_brand) } : {}),
  });
}

/** Its hours; its days where no hour is known. */
function eventPeriod(event: Campaign) {
  const hours = eventHours(event);
  if (!hours) {
    // The day after the last one, as calendars write the end.
    const end = new Date(Date.parse(event.EndDate) + dayLength);
    return { start: new Date(event.StartDate), end, allDay: true };
  }
  const { start, end } = hours;
  return [start, end].some((instant) => instant && isRepeatedHour(instant))
    ? { start, end }
    : { start: swissWallClock(start), end: end && swissWallClock(end), timezone: swissZone };
}
const dayLength = 86_400_000;

type Dated = Pick<ProgramTeaser, 'id' | 'title' | 'alias' | 'facts' | 'host_brand'>;

/** A start stays until it has begun, for who has applied; its deadline goes with the last place. */
function addIntakes(
  calendar: ICalCalendar,
  program: Dated,
  { dates = intakeDates, lang, t, today, host, address }: Source,
): void {
  const day = dayFormat(lang);
  for (const intake of program.facts.intakes) {
    const days = { start: intake.date, deadline: intake.application_deadline };
    const isShown = { start: intake.date >= today, deadline: isOpenIntake(intake, today) };
    for (const kind of dates.filter((wanted) => isShown[wanted])) {
      const what =
        kind === 'start'
          ? t.program.startOfTerm
          : format(t.program.deadline, { date: day.format(new Date(days.deadline)) });
      calendar.createEvent({
        id: `${program.id ?? program.alias}-${intake.date}-${kind}@${host(program.facts.school)}`,
        summary: `${program.title}: ${what}`,
        start: new Date(`${days[kind]}T00:00:00Z`),
        allDay: true,
        busystatus: ICalEventBusyStatus.FREE,
        url: address(program.alias, program.host_brand),
      });
    }
  }
}
