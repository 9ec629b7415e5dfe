/** A weekday and a time of a visit. */
export interface Slot {
  readonly date: string;
  readonly time: string;
}

const times = Array.from({ length: 16 }, (_, half) => {
  const hour = String(8 + Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 ? '30' : '00'}`;
});

/** The n-th time at which one may visit from a fortnight ahead; weekends are left out. */
export function slot(place: number): Slot {
  const n = Math.floor(place);
  const day = 14 + Math.floor(n / times.length);
  const weekday = new Date(Date.now() + day * 86_400_000);
  weekday.setUTCDate(weekday.getUTCDate() + ({ 0: 1, 6: 2 }[weekday.getUTCDay()] ?? 0));
  return { date: weekday.toISOString().slice(0, 10), time: times[n % times.length] ?? '' };
}
