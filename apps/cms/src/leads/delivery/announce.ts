import type { LeadEnvelope } from '@concierge/contract/lead';
import type { Payload, Where } from 'payload';
import { inTurn } from '../../runtime/database/inTurn.ts';
import type { Lead } from '../../runtime/payload-types.ts';
import { within } from '../instants.ts';
import { mailsPerRecipient } from '../limits.ts';
import { loadEvent } from '../loadEvent.ts';
import { canonicalMailbox } from '../mails/canonicalMailbox.ts';
import type { LeadEvent, OutgoingMail } from '../mails/compose.ts';
import { type Subscription, subscribe } from '../newsletter/subscribe.ts';
import { RestingRows } from '../RestingRows.ts';
import { updateLead } from './updateLead.ts';

const day = 24 * 3_600_000;
/** Enquiries of one look. */
const batch = 10;
/** Those whose mails can't be written. */
const resting = new RestingRows();

/**
 * Answers enquiries that are let in: their mails go into the outbox, a newsletter address onto its
 * list. What is still to be answered stands in the enquiry's own row (ADR 7), and each mail bears a
 * key, so a crash at any point loses none and repeats none. Answers how many enquiries were
 * answered.
 */
export async function announceDue(payload: Payload, now = Date.now()): Promise<number> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { mails_due: { equals: true }, ...resting.others(payload, now) },
    sort: 'id',
    limit: batch,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  let answered = 0;
  for (const lead of docs) {
    const row = { id: lead.id, name: `the answer to ${lead.reference}` };
    if (await resting.attempt(payload, row, () => announce(payload, lead), now)) answered += 1;
  }
  return answered;
}

/** Writes the mails to one enquiry into the outbox; throws where one can't be written. */
export async function announce(payload: Payload, lead: Lead): Promise<void> {
  const envelope = toEnvelope(lead);
  const where = { id: { equals: lead.id }, mails_due: { equals: true } };
  const query = { collection: 'leads', where, overrideAccess: true } as const;
  // An erasure takes the same turn: so nothing is stored of a person who was erased since.
  const whileDue = <T>(act: () => Promise<T>): Promise<T | undefined> =>
    inTurn(payload, 'intake', async () =>
      (await payload.count(query)).totalDocs > 0 ? act() : undefined,
    );
  const subscription =
    envelope.type === 'newsletter' ? await whileDue(() => subscribe(payload, envelope)) : undefined;
  const mails = await composeMails(payload, envelope, subscription);
  await whileDue(async () => {
    for (const mail of mails) await post(payload, mail);
    await updateLead(payload, lead.id, { mails_due: false });
  });
}

/**
 * Mails are JSX, which the commands that load this configuration without a bundler can't read: so
 * only where one is to be written.
 */
async function composeMails(
  payload: Payload,
  lead: LeadEnvelope,
  subscription: Subscription | undefined,
): Promise<OutgoingMail[]> {
  const { confirmationMails, newsletterMail } = await import('../mails/compose.ts');
  if (lead.type !== 'newsletter')
    return confirmationMails(lead, await findLeadEvent(payload, lead));
  return subscription ? [await newsletterMail(lead, subscription.email, subscription)] : [];
}

/** The event that an enquiry names, unless it is called off. */
async function findLeadEvent(
  payload: Payload,
  { campaign, lang }: LeadEnvelope,
): Promise<LeadEvent | undefined> {
  const event = campaign ? await loadEvent(payload, campaign, lang) : undefined;
  if (!event || event.cancelled) return undefined;
  const isOnline = event.attendance === 'online';
  return {
    name: event.Name,
    day: event.StartDate.slice(0, 10),
    lastDay: event.EndDate.slice(0, 10),
    start: event.Start_Datetime ?? undefined,
    words: event.Event_Start_Date_Text__c ?? undefined,
    place: isOnline ? [] : [event.Event_Location__c, event.City__c].flatMap((text) => text || []),
    alias: event.alias ?? undefined,
  };
}

/**
 * Puts a mail into the outbox, once for its key. What a mailbox gets beyond its number a day,
 * whoever asked for it, is kept there without being sent, for a person to see; notices to
 * admissions are not counted.
 */
async function post(payload: Payload, mail: OutgoingMail): Promise<void> {
  const count = async (where: Where) =>
    (await payload.count({ collection: 'mails', where, overrideAccess: true })).totalDocs;
  if ((await count({ key: { equals: mail.key } })) > 0) return;
  const mailbox = mail.kind === 'notice' ? '' : canonicalMailbox(mail.to);
  const mine: Where = {
    mailbox: { equals: mailbox },
    createdAt: within(day),
    state: { not_equals: 'suppressed' },
  };
  const tooMany = mailbox !== '' && (await count(mine)) >= mailsPerRecipient;
  if (tooMany)
    payload.logger.warn(
      `mail ${mail.kind} of ${mail.brand} is not sent: its mailbox has had ${mailsPerRecipient} within a day`,
    );
  await payload.create({
    collection: 'mails',
    data: { ...mail, mailbox, state: tooMany ? 'suppressed' : 'waiting' },
    overrideAccess: true,
    depth: 0,
  });
}

const toEnvelope = (lead: Lead): LeadEnvelope => ({
  key: lead.key,
  reference: lead.reference,
  brand: lead.brand,
  type: lead.type ?? 'contact',
  lang: lead.lang ?? 'en',
  fields: lead.fields as Record<string, string>,
  source: lead.source ?? '',
  ...(lead.campaign ? { campaign: lead.campaign } : {}),
  ...(lead.consent_at
    ? {
        consent: {
          version: lead.consent_version ?? '',
          at: lead.consent_at,
          words: lead.consent_words ?? '',
        },
      }
    : {}),
  received_at: lead.received_at ?? '',
});
