import type { slotsAnswerSchema } from '@concierge/contract/lead';
import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { logFailure } from '../../ui/logFailure.ts';
import { openSlots, type Slots, slotsIn } from '../rules/slots.ts';

/**
 * Asks the site for full times and closed weekends (contract `slotsAnswerSchema`); without an
 * answer all are open.
 */
export function useSlots(mounted: boolean): Slots {
  const [slots, setSlots] = useState<Slots>(openSlots);
  useEffect(() => {
    if (!mounted) return;
    const stop = new AbortController();
    fetch('/api/slots', { signal: stop.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
        setSlots(slotsIn((await answer.json()) as z.output<typeof slotsAnswerSchema>));
      })
      .catch((error: unknown) => {
        logFailure('visit times', error, stop.signal);
      });
    return () => stop.abort();
  }, [mounted]);
  return slots;
}
