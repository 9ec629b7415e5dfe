import {
  type EventAgenda,
  type EventFilter,
  type EventQuery,
  eventAddress,
} from '@concierge/contract/eventAgenda';
import { Timetable } from '../blocks/EventList/Timetable.tsx';
import { Section } from '../blocks/Section.tsx';
import { ownWords } from '../content/ownWords.ts';
import type { PageContext } from '../content/pageContext.ts';
import { format } from '../i18n/format.ts';
import { plural } from '../i18n/plural.ts';
import { siteLink } from '../routing/link.ts';
import { SubmitButton } from '../ui/Button.tsx';
import { Pages } from '../ui/Pages.tsx';
import styles from './Agenda.module.css';
import { filterLabel } from './filterLabel.ts';

interface Props {
  readonly context: PageContext;
  readonly query: EventQuery;
  readonly agenda: EventAgenda;
}

const path = '/events/';

/**
 * Coming events: a GET form whose address is its state, the events that fit, and a calendar to
 * subscribe to; no scripts needed.
 */
export function Agenda({ context, query, agenda: { items, total, pages, filters } }: Props) {
  const { lang, t } = context;
  const { kind, ...rest } = query.chosen;
  // A calendar has the events of all places and months, and is called so where the list has not.
  const isWhole = Object.keys(rest).length === 0;
  const ofKind = isWhole && kind ? `?${new URLSearchParams({ kind })}` : '';
  const labels: Record<EventFilter, string> = {
    kind: t.events.filterKind,
    place: t.events.filterPlace,
    month: t.events.filterMonth,
  };
  const chosen = Object.keys(query.chosen).length > 0;
  // A filter with a single value tells nothing; a value that nothing has any more can still be
  // taken back.
  const shown = filters
    .map(({ name, values }) => ({ name, values: withChosen(values, query.chosen[name]) }))
    .filter(({ name, values }) => values.length > 1 || query.chosen[name] !== undefined);
  return (
    <Section block={{ type: 'event_agenda', lang: ownWords(context).lang }}>
      {shown.length > 0 && (
        <form
          className={styles['filters']}
          method="get"
          action={siteLink(path, lang)}
          aria-label={t.events.filter}
        >
          {shown.map(({ name, values }) => (
            <label key={name}>
              <span>{labels[name]}</span>
              <select name={name} defaultValue={query.chosen[name] ?? ''}>
                <option value="">{t.common.all}</option>
                {values.map(({ value, count }) => (
                  <option key={value} value={value}>
                    {filterLabel(name, value, lang, t)} ({count})
                  </option>
                ))}
              </select>
            </label>
          ))}
          <SubmitButton>{t.events.filter}</SubmitButton>
        </form>
      )}
      <p className={styles['count']} role="status">
        {total > 0
          ? plural(lang, t.events.count, total)
          : chosen
            ? t.events.emptyFilter
            : `${t.events.empty} ${t.events.emptyHint}`}
        {chosen && <a href={siteLink(path, lang)}>{t.events.all}</a>}
      </p>
      {total > 0 && items.length === 0 && <p>{format(t.pagination.beyond, { n: query.page })}</p>}
      {items.length > 0 && <Timetable events={items} context={context} level={2} />}
      <div className={styles['more']}>
        <Pages
          t={t}
          page={query.page}
          total={pages}
          address={(page) => siteLink(path + eventAddress({ ...query, page }), lang)}
        />
        <a href={`/${lang}/calendar/events.ics${ofKind}`}>
          {isWhole ? t.events.subscribe : t.events.subscribeToAll}
        </a>
      </div>
    </Section>
  );
}

type Values = EventAgenda['filters'][number]['values'];

const withChosen = (values: Values, chosen: string | undefined): Values =>
  chosen === undefined || values.some(({ value }) => value === chosen)
    ? values
    : [...values, { value: chosen, count: 0 }];
