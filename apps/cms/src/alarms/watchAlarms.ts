import type { Payload } from 'payload';
import { sayIn } from '../i18n/say.ts';
import { repeatOnDuty } from '../runtime/duty/repeatOnDuty.ts';
import { cmsUrl } from '../runtime/env.ts';
import {
  type AlarmMessage,
  type AlarmState,
  afterLook,
  afterSending,
  dueMessages,
} from './alarmStates.ts';
import { alarmChannels, messageText } from './channels.ts';
import { problemsNow } from './problems.ts';
import { type AlarmSettings, isQuiet, readAlarmSettings } from './settings.ts';

/** Milliseconds between two looks at what is wrong. */
const lookMs = 30_000;
const key = 'alarms';
/** Looks that must fail one after the other before it is said that they do. */
const maxUnseen = 5;

/**
 * Looks at what is wrong, in the process on duty, and tells whom the settings name: once when it
 * begins, once when it is over (ADR 32). What was told stands in the database, so that neither a
 * restart nor a change of duty repeats it.
 */
export async function watchAlarms(payload: Payload): Promise<void> {
  const settings = readAlarmSettings();
  if (settings.mailTo.length === 0 && !settings.webhook) return;
  const startedAt = Date.now();
  repeatOnDuty(payload, 'alarms', lookMs, () =>
    raiseAlarms(payload, settings, Date.now(), startedAt),
  );
}

/**
 * Looks once and sends what is due; what a channel doesn't take is tried again at the next look.
 * `startedAt` is when sites could first have sent checks, in milliseconds.
 */
export async function raiseAlarms(
  payload: Payload,
  settings: AlarmSettings,
  now = Date.now(),
  startedAt = now,
): Promise<void> {
  const before = await load(payload);
  const { problems, unseen } = await problemsNow(payload, settings, now, startedAt);
  const failures = Object.fromEntries(unseen.map((one) => [one, (before.failures[one] ?? 0) + 1]));
  const blind = unseen.filter((one) => (failures[one] ?? 0) >= maxUnseen);
  const say = sayIn(settings.language);
  const all = [
    ...problems,
    ...blind.map((one) => ({
      key: `unseen:${one}`,
      text: say('It could not be looked at whether all is well: {rule}.', { rule: one }),
      isUrgent: false,
    })),
  ];
  const states = afterLook(before.states, all, now, unseen);
  const channels = alarmChannels(payload, settings);
  const quiet = isQuiet(settings.quiet, new Date(now));
  const names = Object.keys(channels);
  const due = dueMessages(states, names, { now, isQuiet: quiet });
  const taken: AlarmMessage[] = [];
  for (const message of due) {
    try {
      await channels[message.channel]?.(messageText(message, settings.language, cmsUrl));
      taken.push(message);
    } catch (error) {
      payload.logger.error({ err: error, channel: message.channel }, 'an alarm was not taken');
    }
  }
  await payload.kv.set(key, {
    states: afterSending(states, taken, names, now),
    failures,
  });
}

interface Stored {
  readonly states: readonly AlarmState[];
  /** How often in a row it could not be looked at something, by its key. */
  readonly failures: Readonly<Record<string, number>>;
}

async function load(payload: Payload): Promise<Stored> {
  const stored = await payload.kv.get<Partial<Stored> & Record<string, unknown>>(key);
  return { states: stored?.states ?? [], failures: stored?.failures ?? {} };
}
