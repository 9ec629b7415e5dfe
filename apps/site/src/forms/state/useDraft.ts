import { useCallback, useEffect, useRef } from 'react';
import { ifAllowed } from '../../ui/logFailure.ts';

export type Draft = Record<string, string | string[] | boolean>;
interface StoredDraft {
  readonly values: Draft;
  /** Idempotency key; stays the same until the submission has succeeded. */
  readonly key: string;
  /** Query of the page that it was typed at. */
  readonly query?: string;
  /**
   * When it was sent, in ms; our thank-you page removes the one that was sent last
   * (`reference.client.ts`).
   */
  readonly sent?: number;
}

const prefix = 'draft:';

export interface DraftKeeper {
  readonly restored: StoredDraft;
  keep(values: Draft): void;
  /**
   * The form goes out with these values: the draft stays until the thank-you page shows that it has
   * arrived.
   */
  sending(values: Draft): void;
  clear(): void;
  /**
   * True once a draft that this page had is removed, by the thank-you page or by being sent; false
   * where nothing was typed, and if storage is blocked.
   */
  isGone(): boolean;
}

/**
 * What a visitor typed into a form, kept in this tab's session storage and nowhere else, until the
 * submission has succeeded. One that was sent to a thank-you page elsewhere, which can't remove it,
 * ends with the next fresh visit. `isRefused` tells that the page is the answer to a submission,
 * whose address has no query.
 */
export function useDraft(name: string, isThanksOurs: boolean, isRefused = false): DraftKeeper {
  const slot = `${prefix}${name}`;
  const restored = useRef<StoredDraft>(undefined);
  const wasKept = useRef(false);
  if (!restored.current) {
    const stored = load(slot, isThanksOurs);
    wasKept.current = stored !== undefined;
    restored.current = stored ?? { values: {}, key: crypto.randomUUID() };
  }
  const { key } = restored.current;
  const query = isRefused ? (restored.current.query ?? '') : location.search;
  const waiting = useRef<{ timer: number; values: Draft } | undefined>(undefined);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    wasKept.current = true;
    clearTimeout(waiting.current.timer);
    write(slot, { values: waiting.current.values, key, query });
    waiting.current = undefined;
  }, [slot, key, query]);

  useEffect(() => {
    addEventListener('pagehide', flush);
    return () => removeEventListener('pagehide', flush);
  }, [flush]);

  const keep = useCallback(
    (values: Draft) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = { values, timer: window.setTimeout(flush, 250) };
    },
    [flush],
  );
  const clear = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    wasKept.current = true;
    remove(slot);
  }, [slot]);
  const sending = useCallback(
    (values: Draft) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      wasKept.current = true;
      write(slot, { values, key, query, sent: Date.now() });
    },
    [slot, key, query],
  );
  const isGone = useCallback(
    () => wasKept.current && ifAllowed(() => sessionStorage.getItem(slot)) === null,
    [slot],
  );
  return { restored: restored.current, keep, sending, clear, isGone };
}

/** Whoever reloads or comes back still finds what was sent. */
function load(slot: string, isThanksOurs: boolean): StoredDraft | undefined {
  const stored = ifAllowed(() => JSON.parse(sessionStorage.getItem(slot) ?? '') as StoredDraft);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (isThanksOurs || !stored?.sent || navigation?.type !== 'navigate') return stored;
  remove(slot);
  return undefined;
}

const write = (slot: string, stored: StoredDraft): void =>
  ifAllowed(() => sessionStorage.setItem(slot, JSON.stringify(stored)));

const remove = (slot: string): void => ifAllowed(() => sessionStorage.removeItem(slot));
