import { sayIn } from '../../i18n/say.ts';
import { calendarWeeks } from '../days.ts';
import { isWithin, type Planned, type Span } from '../Planned.ts';
import { dayFormat } from './dayFormat.ts';
import styles from './PlannedScreen.module.css';

interface DayGridProps {
  readonly planned: readonly Planned[];
  readonly span: Span;
  readonly language: string;
}

/** The weeks of a span, where each day with something planned leads to it. */
export function DayGrid({ planned, span, language }: DayGridProps) {
  const weeks = calendarWeeks(span.from, span.to);
  const busy = new Set(planned.map(({ day }) => day));
  // Arabic has no short names of days.
  const short = dayFormat(language, { weekday: language === 'ar' ? 'narrow' : 'short' });
  const name = dayFormat(language, { weekday: 'long' });
  const long = dayFormat(language, { dateStyle: 'full' });
  const date = dayFormat(language, { day: 'numeric' });
  const month = dayFormat(language, { month: 'short' });
  return (
    <table className={styles['grid']}>
      <caption>{sayIn(language)('Days with something planned')}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th scope="col" key={day} aria-label={name.format(new Date(day))}>
              {short.format(new Date(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const at = new Date(day);
              const isFirst = day === span.from || day.endsWith('-01');
              return (
                <td key={day}>
                  {isWithin(span, day) && (
                    <>
                      {isFirst && <small>{month.format(at)}</small>}
                      {busy.has(day) ? (
                        <a href={`#day-${day}`} aria-label={long.format(at)}>
                          {date.format(at)}
                        </a>
                      ) : (
                        date.format(at)
                      )}
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
