import type { Payload, Where } from 'payload';
import type { Lead, Mail, User } from '../../runtime/payload-types.ts';
import { retryEndpoint } from '../retryEndpoint.ts';
import { sendsMail } from '../settings.ts';

/** Milliseconds within which the mails to an enquiry are written, unless something is wrong. */
export const mailsTimeoutMs = 5 * 60_000;

/**
 * Mails that the mail server has not taken, those that were too many for one mailbox, and enquiries
 * whose mails could not even be written.
 */
export interface StuckMails {
  readonly mails: readonly Mail[];
  readonly leads: readonly Lead[];
}

/**
 * What of the mails does not get through, and that the person may read: ten of each, of the mails
 * by their state, the newest first.
 */
export async function stuckMailsFor(
  payload: Payload,
  user: User,
  now = Date.now(),
): Promise<StuckMails> {
  const own = {
    overrideAccess: false,
    user,
    depth: 0,
    limit: 10,
    pagination: false,
  } as const;
  // By state: in the order of time all that were sent would be read to find the few that were not.
  const mailsInOrder = ['state', '-createdAt'];
  const late = new Date(now - mailsTimeoutMs).toISOString();
  const unsent: Where = {
    state: { in: ['failed', 'suppressed', 'waiting'] },
    or: [
      { state: { in: ['failed', 'suppressed'] } },
      // One attempt without an answer is a mail that is being sent.
      { state: { equals: 'waiting' }, last_answer: { exists: true } },
      { state: { equals: 'waiting' }, attempts: { greater_than: 1 } },
    ],
  };
  const unwritten: Where = { mails_due: { equals: true }, createdAt: { less_than: late } };
  const [mails, leads] = await Promise.all([
    payload.find({ collection: 'mails', where: unsent, sort: mailsInOrder, ...own }),
    payload.find({ collection: 'leads', where: unwritten, sort: '-createdAt', ...own }),
  ]);
  return { mails: mails.docs, leads: leads.docs };
}

/**
 * `POST /api/mails/:id/retry`: a mail that was not sent goes at once, and then as often as a new
 * one. 404 for one that was sent, 409 without a mail server.
 */
export const retryMailEndpoint = retryEndpoint(
  'mails',
  { state: { in: ['failed', 'waiting', 'suppressed'] } },
  () => (sendsMail() ? undefined : 'No mail server is configured: mails wait in the outbox.'),
);
