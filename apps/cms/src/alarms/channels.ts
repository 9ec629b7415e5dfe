import type { Payload } from 'payload';
import { sayIn } from '../i18n/say.ts';
import type { AlarmMessage } from './alarmStates.ts';
import type { AlarmSettings } from './settings.ts';

const sendTimeoutMs = 15_000;

type Send = (text: string) => Promise<void>;

/** The ways that alarms go, by name; each throws where it doesn't take a text. */
export function alarmChannels(
  payload: Payload,
  { mailTo, webhook }: AlarmSettings,
): Readonly<Record<string, Send>> {
  return {
    ...(mailTo.length > 0
      ? {
          mail: async (text) =>
            void (await payload.sendEmail({ to: [...mailTo], subject: firstLine(text), text })),
        }
      : {}),
    ...(webhook ? { webhook: (text: string) => post(webhook, text) } : {}),
  };
}

/** What a message says, in the language of the installation's alarms; it names no visitor. */
export function messageText(
  { state: { text }, kind }: AlarmMessage,
  language: AlarmSettings['language'],
  place: string,
): string {
  const say = sayIn(language);
  const head =
    kind === 'raised' ? say('Alarm: {text}', { text }) : say('Resolved: {text}', { text });
  return `${head}\n${place}`;
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

async function post(webhook: string, text: string): Promise<void> {
  const answer = await fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
    redirect: 'error',
    signal: AbortSignal.timeout(sendTimeoutMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
}
