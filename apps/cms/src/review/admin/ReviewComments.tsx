'use client';
// Client because it is a part of the panel; wakes with it.
import { useTranslation } from '@payloadcms/ui';
import { languageNames } from '../../i18n/locales.ts';
import { swissTime } from '../../i18n/swissTime.ts';
import { useSay } from '../../i18n/useSay.ts';
import { actNames } from '../stateNames.ts';
import type { ReviewComment } from '../states.ts';
import styles from './ReviewPanel.module.css';

/** What was said and decided, oldest first. */
export function ReviewComments({ comments }: { readonly comments: readonly ReviewComment[] }) {
  const { i18n } = useTranslation();
  const say = useSay();
  if (comments.length === 0) return null;
  const time = swissTime(i18n.language);
  return (
    <ol className={styles['comments']}>
      {comments.map(({ at, by, act, lang, text, mention }) => (
        <li key={`${at} ${by}`}>
          <small>
            <bdi>{by || say('An import')}</bdi> {say(actNames[act])} ·{' '}
            {lang && (
              <>
                <a href={`?locale=${lang}`}>{languageNames[lang]}</a> ·{' '}
              </>
            )}
            <time dateTime={at}>{time.format(new Date(at))}</time>
          </small>
          {mention && (
            <small>
              {say('For')} <bdi>{mention}</bdi>
            </small>
          )}
          {text && <p dir="auto">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
