/** Lead types by how much a day's delay costs; everything else comes last. */
const priorities: Readonly<Record<string, number>> = { apply: 0, 'visit-school': 1 };

/** 0 is the most urgent. */
export const leadPriority = (type: string): number => priorities[type] ?? 2;

/**
 * Share of the daily budget from which on only leads at least this urgent are sent, so that an
 * application never waits for brochures.
 */
const reserve = [1, 0.95, 0.9] as const;

/** The least urgent priority that may still be sent, or -1 when the day's budget is spent. */
export function admittedPriority(sentToday: number, budget: number): number {
  return reserve.findLastIndex((share) => sentToday < budget * share);
}

/** How many more of that priority the day's budget has room for. */
export const leftFor = (admitted: number, sentToday: number, budget: number): number =>
  Math.max(1, Math.ceil(budget * (reserve[admitted] ?? 0)) - sentToday);

/** True from four fifths of the budget on. */
export const budgetAlarm = (sentToday: number, budget: number): boolean =>
  sentToday >= budget * 0.8;

const minute = 60_000;

/**
 * Milliseconds until the next attempt: doubling from half a minute up to an hour, with a fifth of
 * jitter.
 */
export function backOff(attempts: number, random = Math.random()): number {
  const base = Math.min(minute * 60, (minute / 2) * 2 ** Math.min(attempts - 1, 12));
  return Math.round(base * (0.9 + random * 0.2));
}
