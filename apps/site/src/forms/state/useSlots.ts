import type { slotsAnswerSchema } from '@concierge/contract/lead';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { logFailure } from '../../ui/logFailure.ts';

/** Visit times that can't be chosen, and whether weekends can. */
export interface Slots {
  readonly weekends: boolean;
  full(school: string, date: string): ReadonlySet<string>;
}

const open: Slots = { weekends: true, full: () => new Set() };

/**
 * Asks the site for full times and closed weekends (contract `slotsAnswerSchema`); without an
 * answer all are open.
 */
export function useSlots(mounted: boolean): Slots {
  const [slots, setSlots] = useState(open);
  useEffect(() => {
    if (!mounted) return;
    const stop = new AbortController();
    fetch('/api/slots', { signal: stop.signal })
      .then((answer) => answer.json() as Promise<z.output<typeof slotsAnswerSchema>>)
      .then(({ weekends, full }) =>
        setSlots({
          weekends,
          full: (school, date) =>
            new Set(
              full
                .filter((slot) => slot.school === school && slot.date === date)
                .map(({ time }) => time),
            ),
        }),
      )
      .catch((error: unknown) => {
        logFailure('visit times', error, stop.signal);
      });
    return () => stop.abort();
  }, [mounted]);
  return slots;
}
