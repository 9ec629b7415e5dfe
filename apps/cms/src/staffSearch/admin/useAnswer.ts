'use client';
// Client because it asks while somebody types; wakes with the search.
import { useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { StaffAnswer } from '../searchStaff.ts';

/** Milliseconds without another character after which the backend is asked. */
const pauseMs = 150;

interface AnswerState {
  /** The text that the answer is to. */
  readonly text?: string;
  readonly answer?: StaffAnswer | undefined;
  readonly isFailed: boolean;
}

/** What the backend finds by a text; the answer before it stays until the next one is there. */
export function useAnswer(text: string): AnswerState {
  const { code } = useLocale();
  const [state, setState] = useState<AnswerState>({ isFailed: false });
  useEffect(() => {
    if (!text.trim()) return setState({ isFailed: false });
    const stop = new AbortController();
    const fetchAnswer = async () => {
      try {
        const response = await fetch('/api/staff-search', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text, locale: code }),
          signal: stop.signal,
        });
        if (!response.ok) return setState({ isFailed: true });
        setState({ text, answer: (await response.json()) as StaffAnswer, isFailed: false });
      } catch {
        if (!stop.signal.aborted) setState({ isFailed: true });
      }
    };
    const timer = setTimeout(() => void fetchAnswer(), pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, code]);
  return state;
}
