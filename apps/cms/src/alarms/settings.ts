import { addressProblem } from '@concierge/server/start/addressProblem';
import { readCheckMinutes } from '@concierge/server/start/checkMinutes';
import { type AdminLang, adminLangs } from '../i18n/adminLang.ts';
import { swissZone } from '../i18n/swissTime.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Whom alarms go to, and when. */
export interface AlarmSettings {
  /** Mail addresses; empty for none. */
  readonly mailTo: readonly string[];
  /** Address that takes `POST {"text": …}`, as Slack's incoming webhooks do. */
  readonly webhook: string | undefined;
  /** Swiss hours from and until which what can wait for the morning is kept back. */
  readonly quiet: { readonly from: number; readonly until: number } | undefined;
  readonly language: AdminLang;
  /** Minutes between two checks of the lead path; 0 where there are none. */
  readonly checkMinutes: number;
}

/**
 * Reads `ALARM_MAIL` (addresses with commas), `ALARM_WEBHOOK`, `ALARM_QUIET_HOURS` (such as
 * `22-7`), `ALARM_LANGUAGE` and `LEAD_CHECK_MINUTES`. Throws with one sentence for what is
 * malformed, and where alarms should be mailed and there is no mail server.
 */
export function readAlarmSettings(env: Env = process.env): AlarmSettings {
  const mailTo = (env['ALARM_MAIL'] ?? '').split(',').flatMap((address) => address.trim() || []);
  const wrong = mailTo.find((address) => !/^[^\s@,]+@[^\s@,]+$/.test(address));
  if (wrong) throw new Error(`ALARM_MAIL: ${wrong} is no mail address.`);
  if (mailTo.length > 0 && !env['SMTP_URL'])
    throw new Error('ALARM_MAIL needs a mail server: set SMTP_URL.');
  const webhook = env['ALARM_WEBHOOK'] || undefined;
  const problem = addressProblem('ALARM_WEBHOOK', webhook);
  if (problem) throw new Error(problem);
  const language = adminLangs.find((one) => one === (env['ALARM_LANGUAGE'] || 'en'));
  if (!language) throw new Error(`ALARM_LANGUAGE must be one of ${adminLangs.join(', ')}.`);
  return {
    mailTo,
    webhook,
    quiet: quietHours(env['ALARM_QUIET_HOURS'] ?? ''),
    language,
    checkMinutes: readCheckMinutes(env),
  };
}

function quietHours(written: string): AlarmSettings['quiet'] {
  if (!written) return undefined;
  const [, from, until] = /^(\d{1,2})-(\d{1,2})$/.exec(written) ?? [];
  const hours = { from: Number(from), until: Number(until) };
  if (!(hours.from < 24 && hours.until < 24 && hours.from !== hours.until))
    throw new Error('ALARM_QUIET_HOURS must be two different hours of the day, like 22-7.');
  return hours;
}

/** Whether an instant lies in the quiet hours of Switzerland. */
export function isQuiet(quiet: AlarmSettings['quiet'], now: Date): boolean {
  if (!quiet) return false;
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: swissZone,
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(now),
  );
  const { from, until } = quiet;
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}
