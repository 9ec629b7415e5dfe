'use client';
// Client because it asks again and again when the session ends; wakes with the first screen.
import { useAuth } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { unattendedHeader } from '../../runtime/http/unattendedHeader.ts';

/** When the own session ends (ISO 8601), idle and at the latest. */
export interface SessionTimes {
  readonly idleEndsAt: string;
  readonly endsAt: string;
}

const pauseMs = 60_000;
const signsOfLife = ['keydown', 'pointerdown'] as const;

/**
 * When the session ends; `ended` once it has, undefined before anything is known or where nobody is
 * signed in. Whoever types or clicks keeps it open, also where nothing else is sent. `stay` does so
 * at once.
 */
export function useSessionTimes() {
  const isSignedIn = Boolean(useAuth().user);
  const isActive = useRef(false);
  const [times, setTimes] = useState<SessionTimes | 'ended'>();
  const fetchTimes = useCallback(async () => {
    const headers: Record<string, string> = isActive.current ? {} : { [unattendedHeader]: '1' };
    isActive.current = false;
    const answer = await fetch('/api/users/session', { headers }).catch(() => undefined);
    if (answer?.ok) setTimes((await answer.json()) as SessionTimes);
    // A browser that doesn't say what a call is for is told that there is nothing.
    else if (answer?.status === 401 || answer?.status === 404) setTimes('ended');
  }, []);
  useEffect(() => {
    if (!isSignedIn) return;
    const note = () => {
      isActive.current = true;
    };
    const look = () => {
      if (document.visibilityState === 'visible') void fetchTimes();
    };
    void fetchTimes();
    const timer = setInterval(() => void fetchTimes(), pauseMs);
    for (const sign of signsOfLife) addEventListener(sign, note);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) removeEventListener(sign, note);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isSignedIn, fetchTimes]);
  const stay = () => {
    isActive.current = true;
    void fetchTimes();
  };
  return { times: isSignedIn ? times : undefined, stay };
}
