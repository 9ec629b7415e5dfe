import { useCallback, useEffect, useRef } from 'react';

export type Draft = Record<string, string | string[] | boolean>;
interface Kept {
  readonly values: Draft;
  /** Idempotency key; stays the same until the submission has succeeded. */
  readonly key: string;
}

const prefix = 'draft:';

/** What a visitor typed into a form, kept in this tab's session storage and nowhere else, until the submission has succeeded. */
export function useDraft(name: string): { restored: Kept; keep(values: Draft): void; clear(): void } {
  const slot = `${prefix}${name}`;
  const restored = useRef<Kept>(undefined);
  restored.current ??= read(slot) ?? { values: {}, key: crypto.randomUUID() };
  const waiting = useRef<{ timer: number; values: Draft } | undefined>(undefined);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    write(slot, { values: waiting.current.values, key: restored.current?.key ?? crypto.randomUUID() });
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
  return { restored: restored.current, keep, clear };
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
