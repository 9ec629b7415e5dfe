import { registry } from '@concierge/brands/registry';
import type { Say } from '../i18n/say.ts';
import { isLate, type LeadCheckReport } from '../leads/check/leadCheck.ts';
import type { Problem } from './alarmStates.ts';

interface Since {
  readonly checkMinutes: number;
  /** Milliseconds of this look, and of when sites could first have sent checks. */
  readonly now: number;
  readonly startedAt: number;
  readonly say: Say;
}

const minuteText = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** Sites whose checks stay away, and brands of which no check has ever arrived. */
export function lateChecks(
  checks: readonly LeadCheckReport[],
  { checkMinutes, now, startedAt, say }: Since,
): Problem[] {
  const late = checks
    .filter((report) => isLate(report, checkMinutes, now))
    .map(({ site, brand, at }) => ({
      key: `lead-check:${site}:${brand}`,
      text: say('No check of the lead path of {brand} has arrived since {at} (site {site}).', {
        brand,
        site,
        at: minuteText(at),
      }),
      isUrgent: true,
    }));
  const start = new Date(startedAt).toISOString();
  if (!isLate({ at: start }, checkMinutes, now)) return late;
  const heard = new Set(checks.map(({ brand }) => brand));
  const never = registry
    .filter(({ code }) => !heard.has(code))
    .map(({ code }) => ({
      key: `lead-check:never:${code}`,
      text: say('No check of the lead path of {brand} has ever arrived (start: {at}).', {
        brand: code,
        at: minuteText(start),
      }),
      isUrgent: true,
    }));
  return [...late, ...never];
}
