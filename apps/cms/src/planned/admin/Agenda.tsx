import { languageNames } from '../../i18n/locales.ts';
import { sayIn } from '../../i18n/say.ts';
import { swissZone } from '../../i18n/swissTime.ts';
import type { Planned } from '../Planned.ts';
import { dayFormat } from './dayFormat.ts';
import styles from './PlannedScreen.module.css';

interface AgendaProps {
  readonly planned: readonly Planned[];
  readonly language: string;
}

/** What is planned, as a list for each day. */
export function Agenda({ planned, language }: AgendaProps) {
  const heading = dayFormat(language, { weekday: 'long', day: 'numeric', month: 'long' });
  const days = Map.groupBy(planned, ({ day }) => day);
  return (
    <div>
      {[...days].map(([day, entries]) => (
        <section key={day} aria-labelledby={`day-${day}`} className={styles['day']} data-day={day}>
          <h3 id={`day-${day}`}>
            <time dateTime={day}>{heading.format(new Date(day))}</time>
          </h3>
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.key} planned={entry} language={language} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface EntryProps {
  readonly planned: Planned;
  readonly language: string;
}

function Entry({ planned, language }: EntryProps) {
  const { at, brands, by, goes, href, key, lang, title, what } = planned;
  const say = sayIn(language);
  const hour = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: swissZone,
  });
  return (
    <li data-planned={key}>
      <span className={styles['hour']}>
        {at ? (
          <time dateTime={at}>{hour.format(new Date(at))}</time>
        ) : (
          say(goes === 'live' ? 'start of the day' : 'end of the day')
        )}
      </span>
      <div className={styles['what']}>
        <a href={href}>
          <bdi>{title || href}</bdi>
        </a>
        <p>
          <strong className={styles[goes]}>
            {say(goes === 'live' ? 'Goes live' : 'Goes off')}
          </strong>
          <span>{say(what)}</span>
          <span>{brands.join(' ')}</span>
          {lang && (
            <span>
              {say('only in')} {languageNames[lang as keyof typeof languageNames]}
            </span>
          )}
          {by && (
            <span>
              {say('planned by')} <bdi>{by}</bdi>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
