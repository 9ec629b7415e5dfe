import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { variable } from '../../runtime/cmsVariables.ts';
import { mailFrom } from '../../runtime/env.ts';
import { backOff } from '../delivery/schedule.ts';
import { countMail } from '../leadMetrics.ts';

/** Attempts after which a mail is left for a person to look at: about four days. */
const maxAttempts = 100;

/**
 * Sends what waits, for as long as `mayGoOn` says so; without SMTP everything stays in the outbox.
 * Answers how many were due.
 */
export async function sendDueMails(
  payload: Payload,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  if (!variable('SMTP_URL')) return 0;
  const now = new Date().toISOString();
  const { docs } = await payload.find({
    collection: 'mails',
    where: {
      state: { equals: 'waiting' },
      or: [{ next_attempt_at: { exists: false } }, { next_attempt_at: { less_than_equal: now } }],
    },
    sort: 'id',
    limit: 20,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  for (const { id, attempts, key, ...mail } of docs) {
    if (!mayGoOn()) break;
    // Its person may have been erased since it was read.
    const waits = { id: { equals: id }, state: { equals: 'waiting' as const } };
    const asked = { collection: 'mails', where: waits, overrideAccess: true } as const;
    if ((await payload.count(asked)).totalDocs === 0) continue;
    const [to, subject, html, text] = [
      mail.to ?? '',
      mail.subject ?? '',
      mail.html ?? '',
      mail.text ?? '',
    ];
    const refusal = await payload
      .sendEmail({
        to,
        subject,
        html,
        text,
        messageId: messageIdOf(key ?? String(id)),
        ...oneClick(mail.unsubscribe),
      })
      .then(
        () => undefined,
        (error: unknown) => ({
          isFinal: isFinal(error),
          answer: (error instanceof Error ? error.message : 'failed').slice(0, 300),
        }),
      );
    countMail(refusal === undefined ? 'sent' : 'again');
    const count = (attempts ?? 0) + 1;
    const failed =
      refusal?.isFinal || count >= maxAttempts ? ('failed' as const) : ('waiting' as const);
    const data =
      refusal === undefined
        ? { state: 'sent' as const, attempts: count, last_answer: '' }
        : {
            state: failed,
            attempts: count,
            last_answer: refusal.answer,
            next_attempt_at: new Date(Date.now() + backOff(count)).toISOString(),
          };
    await payload.update({ ...asked, data, depth: 0 });
  }
  return docs.length;
}

/**
 * Only what the server says of the address itself is final: by RFC 3463 that there is no such
 * mailbox or host, or that it is not written like one. A key that is wrong or a network that is
 * blocked is put right by a person, and nothing may be lost until then.
 */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'response' in error &&
  /^5\d\d[ -]5\.1\.(?:1|2|3|10)\b/.test(String(error.response));

/** Headers by which a mailbox offers to leave with one click (RFC 8058). */
const oneClick = (url: string | null | undefined) =>
  url
    ? {
        headers: {
          'List-Unsubscribe': `<${url}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }
    : {};

/**
 * The same for every attempt: a mail that was sent in the moment of a crash goes again, and
 * mailboxes drop the second one.
 */
const messageIdOf = (key: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${/@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'localhost'}>`;
