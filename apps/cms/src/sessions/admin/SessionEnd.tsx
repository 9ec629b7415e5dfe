'use client';
// Client because a timer changes what it shows; wakes with the first screen of the admin.
import { Button, toast, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import { sessionEnded } from '../sessionEnded.ts';
import styles from './Sessions.module.css';
import { useSessionTimes } from './useSessionTimes.ts';

/** Milliseconds before its end at which a session is warned of. */
const warningMs = 5 * 60_000;

/**
 * Says at the foot of every screen that the session ends soon, or has ended. The screen stays as it
 * is, with all that was typed, until somebody signs in again in another tab and saves.
 */
export function SessionEnd({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <SessionBar />
    </>
  );
}

function SessionBar() {
  const { times, stay } = useSessionTimes();
  const language = useTranslation().i18n.language;
  const say = useSay();
  const hadEnded = useRef(false);
  const isOver = times === 'ended';
  useEffect(() => {
    if (hadEnded.current && times && !isOver) toast.success(say('You are signed in again.'));
    hadEnded.current = isOver;
  }, [times, isOver, say]);
  if (!times) return null;
  if (isOver)
    return (
      <div className={styles['end']} role="alert" data-session="ended">
        <p>{say(sessionEnded.unread)}</p>
        <a href="/admin/login" target="_blank" rel="noopener opener">
          {say('Sign in in another tab')}
        </a>
      </div>
    );
  const isFinal = times.endsAt <= times.idleEndsAt;
  const end = isFinal ? times.endsAt : times.idleEndsAt;
  if (Date.parse(end) - Date.now() > warningMs) return null;
  const clock = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeStyle: 'short' });
  const time = clock.format(new Date(end));
  return (
    <div className={styles['end']} role="alert" data-session="ending">
      <p>
        {say(
          isFinal
            ? 'Your session ends at {time}, whatever you do. Save, then sign in again.'
            : 'Without activity you will be signed out at {time}.',
          { time },
        )}
      </p>
      {!isFinal && (
        <Button size="small" margin={false} onClick={stay}>
          {say('Stay signed in')}
        </Button>
      )}
    </div>
  );
}
