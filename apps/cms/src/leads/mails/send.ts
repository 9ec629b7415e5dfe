import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { variable } from '../../runtime/cmsVariables.ts';
import { everyRow } from '../../runtime/database/everyRow.ts';
import { mailFrom } from '../../runtime/env.ts';
import type { Mail } from '../../runtime/payload-types.ts';
import { isDue } from '../instants.ts';
import { countMail } from '../leadMetrics.ts';
import { RestingRows } from '../RestingRows.ts';
import { backOff } from '../schedule.ts';

/** Attempts after which a mail is left for a person to look at: about four days. */
const maxAttempts = 100;
const resting = new RestingRows();

/**
 * Sends what waits, for as long as `mayGoOn` says so; without SMTP everything stays in the outbox.
 * Answers how many were due.
 */
export async function sendDueMails(
  payload: Payload,
  mayGoOn: () => boolean = () => true,
): Promise<number> {
  if (!variable('SMTP_URL')) return 0;
  const { docs } = await payload.find({
    collection: 'mails',
    where: {
      state: { equals: 'waiting' },
      ...isDue(),
      ...resting.others(payload),
    },
    sort: 'id',
    limit: 20,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  for (const mail of docs) {
    if (!mayGoOn()) break;
    const row = { id: mail.id, name: `mail ${mail.id}` };
    await resting.attempt(payload, row, () => send(payload, mail));
  }
  return docs.length;
}

/**
 * Sends one mail. That it was tried is written before, so that one of which nothing can be written
 * afterwards goes again as rarely as one that was refused.
 */
async function send(payload: Payload, { id, attempts, key, ...mail }: Mail): Promise<void> {
  // By a condition: its person may have been erased since it was read.
  const update = (data: Partial<Mail>) =>
    everyRow(
      payload.update({
        collection: 'mails',
        where: { id: { equals: id }, state: { equals: 'waiting' } },
        data,
        depth: 0,
        overrideAccess: true,
      }),
    );
  const count = (attempts ?? 0) + 1;
  if (count > maxAttempts) return void (await update({ state: 'failed' }));
  const next_attempt_at = new Date(Date.now() + backOff(count)).toISOString();
  // By the number that was read: of two that read it, one sends it.
  const claimed = await payload.db.updateOne({
    collection: 'mails',
    where: {
      id: { equals: id },
      state: { equals: 'waiting' },
      attempts: typeof attempts === 'number' ? { equals: attempts } : { exists: false },
    },
    data: { attempts: count, next_attempt_at },
    options: { atomic: true },
  });
  if (!claimed) return;
  const refusal = await payload
    .sendEmail({
      to: mail.to ?? '',
      subject: mail.subject ?? '',
      html: mail.html ?? '',
      text: mail.text ?? '',
      messageId: mailMessageId(key ?? String(id)),
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
  if (refusal === undefined) await update({ state: 'sent', last_answer: '' });
  else
    await update({
      state: refusal.isFinal || count >= maxAttempts ? 'failed' : 'waiting',
      last_answer: refusal.answer,
      next_attempt_at: new Date(Date.now() + backOff(count)).toISOString(),
    });
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
const mailMessageId = (key: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${/@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'localhost'}>`;
