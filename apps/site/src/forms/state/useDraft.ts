import { useCallback, useEffect, useRef } from 'react';

export type Draft = Record<string, string | string[] | boolean>;
interface Kept {
  readonly values: Draft;
  /** Idempotency key; stays the same until the submission has succeeded. */
  readonly key: string;
  /** Query of the page that it was typed at. */
  readonly query?: string;
  /** It was sent; the thank-you page forgets it then (`reference.client.ts`). */
  readonly sent?: true;
}

const prefix = 'draft:';

export interface DraftKeeper {
  readonly restored: Kept;
  keep(values: Draft): void;
  /**
   * The form goes out with these values: the draft stays until the thank-you page shows that it has
   * arrived.
   */
  sending(values: Draft): void;
  clear(): void;
  /** True once the thank-you page has forgotten it. */
  isGone(): boolean;
}

/**
 * What a visitor typed into a form, kept in this tab's session storage and nowhere else, until the
 * submission has succeeded.
 */
export function useDraft(name: string): DraftKeeper {
  const slot = `${prefix}${name}`;
  const restored = useRef<Kept>(undefined);
  restored.current ??= read(slot) ?? { values: {}, key: crypto.randomUUID() };
  const waiting = useRef<{ timer: number; values: Draft } | undefined>(undefined);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    write(slot, {
      values: waiting.current.values,
      key: restored.current?.key ?? crypto.randomUUID(),
      query: location.search,
    });
    waiting.current = undefined;
  }, [slot]);

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
    sessionStorage.removeItem(slot);
  }, [slot]);
  const sending = useCallback(
    (values: Draft) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      write(slot, {
        values,
        key: restored.current?.key ?? crypto.randomUUID(),
        query: location.search,
        sent: true,
      });
    },
    [slot],
  );
  const isGone = useCallback(() => sessionStorage.getItem(slot) === null, [slot]);
  return { restored: restored.current, keep, sending, clear, isGone };
}

function read(slot: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(slot) ?? '') as Kept;
  } catch {
    return undefined;
  }
}

function write(slot: string, kept: Kept): void {
  try {
    sessionStorage.setItem(slot, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: the form works on without a draft.
  }
}
