import type { Payload } from 'payload';
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

/**
 * Looks at what is wrong, in the process on duty, and tells whom the settings name: once when it
 * begins, once when it is over (ADR 32). What was told stands in the database, so that neither a
 * restart nor a change of duty repeats it.
 */
export async function watchAlarms(payload: Payload): Promise<void> {
  const settings = readAlarmSettings();
  if (settings.mailTo.length === 0 && !settings.webhook) return;
  repeatOnDuty(payload, 'alarms', lookMs, () => raiseAlarms(payload, settings));
}

/** Looks once and sends what is due; what a channel doesn't take is tried again at the next look. */
export async function raiseAlarms(
  payload: Payload,
  settings: AlarmSettings,
  now = Date.now(),
): Promise<void> {
  const problems = await problemsNow(payload, settings, now);
  const states = afterLook(await loadStates(payload), problems, now);
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
  await payload.kv.set(key, { states: afterSending(states, taken, names, now) });
}

const loadStates = async (payload: Payload): Promise<AlarmState[]> =>
  (await payload.kv.get<{ states: AlarmState[] }>(key))?.states ?? [];
