import type { Lang } from '@concierge/contract/lang';
import { dateFormat } from '../../i18n/formats.ts';
import { dateLocale } from '../../ui/dates/dateLocale.ts';
import { eventZone } from '../../ui/dates/eventDate.ts';
import styles from './BigDate.module.css';

interface Props {
  /** ISO 8601 instant or date. */
  when: string;
  lang: Lang;
  className?: string | undefined;
}

/**
 * The day of an event as the largest thing on its page; month, year and weekday beneath. Swiss time
 * (spec §9 names Paris, the same zone).
 */
export function BigDate({ when, lang, className }: Props) {
  const date = new Date(when);
  const timeZone = when.length === 10 ? 'UTC' : eventZone;
  const write = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(dateLocale(lang), { ...options, timeZone }).formatToParts(date);
  const joinParts = (parts: Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('');
  // As the language inflects it behind a day.
  const month = write({ day: 'numeric', month: 'long' }).find(({ type }) => type === 'month');
  const monthAndYear = write({ month: 'long', year: 'numeric' }).map((part) =>
    part.type === 'month' ? (month ?? part) : part,
  );
  return (
    <time dateTime={when} className={[styles['date'], className].filter(Boolean).join(' ')}>
      <span className={styles['day']}>
        {dateFormat('en', { day: 'numeric', timeZone }).format(date)}
      </span>
      <span className={styles['rest']}>
        <span>{joinParts(monthAndYear)}</span>
        <span>{joinParts(write({ weekday: 'long' }))}</span>
      </span>
    </time>
  );
}
