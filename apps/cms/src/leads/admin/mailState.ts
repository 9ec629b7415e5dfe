import { sayIn } from '../../i18n/say.ts';
import type { Mail } from '../../runtime/payload-types.ts';
import { sendsMail } from '../settings.ts';

const names = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  suppressed: 'Not sent: too many mails to one mailbox',
} as const;

/**
 * How a mail stands, in words; without a mail server one that waits will not be sent, and says so.
 */
export function mailState(language: string, state: Mail['state']): string {
  const say = sayIn(language);
  if (state !== 'sent' && !sendsMail()) return say('Not sent');
  return state ? say(names[state]) : '';
}
