import type { slotsAnswerSchema } from '@concierge/contract/lead';
import type * as z from 'zod/mini';

/** Visit times that can't be chosen, and whether weekends can. */
export interface Slots {
  readonly weekends: boolean;
  full(school: string, date: string): ReadonlySet<string>;
}

export const openSlots: Slots = { weekends: true, full: () => new Set() };

/** The slots that an answer of the backend describes. */
export const slotsIn = ({ weekends, full }: z.output<typeof slotsAnswerSchema>): Slots => ({
  weekends,
  full: (school, date) =>
    new Set(
      full.filter((slot) => slot.school === school && slot.date === date).map(({ time }) => time),
    ),
});
