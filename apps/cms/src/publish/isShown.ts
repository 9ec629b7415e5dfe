/** When an entry is shown; ISO 8601, without one there is no limit. */
interface Timed {
  readonly show_from?: string | null;
  readonly show_until?: string | null;
}

/** Whether an entry is in its time: from its first instant until just before its last one. */
export const isShown = ({ show_from, show_until }: Timed, now: Date): boolean =>
  (!show_from || Date.parse(show_from) <= now.getTime()) &&
  (!show_until || now.getTime() < Date.parse(show_until));
