import { openIntakes } from '@concierge/contract/intake';
import type { Lang } from '@concierge/contract/lang';
import type { ProgramFacts } from '@concierge/contract/program';
import { swissDay } from '@concierge/contract/swissDay';
import { format } from '../../i18n/format.ts';
import { dayFormat } from '../../i18n/formats.ts';
import type { Strings } from '../../i18n/types.ts';
import styles from './Intakes.module.css';

interface Props {
  intakes: ProgramFacts['intakes'];
  lang: Lang;
  t: Strings['program'];
}

/**
 * The next three start dates that can still be reached, with their deadlines and how many places
 * are left.
 */
export function Intakes({ intakes, lang, t }: Props) {
  const today = swissDay();
  const next = openIntakes(intakes, today).slice(0, 3);
  if (next.length === 0) return t.noIntake;
  const day = dayFormat(lang);
  const write = (date: string) => day.format(new Date(date));
  return (
    <ul role="list" className={styles['intakes']}>
      {next.map(({ date, application_deadline, seats }) => (
        <li key={date}>
          <time dateTime={date}>{write(date)}</time>
          <small>
            {format(t.deadline, { date: write(application_deadline) })} · {t.seats[seats]}
          </small>
        </li>
      ))}
    </ul>
  );
}
