import type { Lead } from '../../../runtime/payload-types.ts';
import { subscriberConsents } from '../../newsletter/consents.ts';
import { withVisitorFields } from '../../withVisitorFields.ts';
import type { PersonData } from './findPerson.ts';

/** A row of a copy: what it is called and what it says. */
type Row = Readonly<Record<string, unknown>>;

/** What a person gets of what was found. */
export interface PersonCopy {
  readonly leads: readonly Row[];
  /** By which brand and when somebody else named the person; nothing else of that one's enquiry. */
  readonly mentions: readonly Row[];
  readonly mails: readonly Row[];
  readonly subscriptions: readonly Row[];
  readonly visits: readonly Row[];
}

/**
 * What was found, without what belongs to others: of somebody else's enquiry only that it names the
 * person, and of mails to admissions only that there was one.
 */
export function personCopy(data: PersonData): PersonCopy {
  return {
    leads: data.leads.map(leadRow),
    mentions: data.mentions.map(({ brand, type, received_at }) => ({ brand, type, received_at })),
    mails: data.mails.map(({ brand, kind, to, subject, state, createdAt, text }) =>
      kind === 'notice'
        ? { brand, kind, state, createdAt }
        : { brand, kind, to, subject, state, createdAt, text },
    ),
    subscriptions: data.subscriptions.map((one) => ({
      brand: one.brand,
      list: one.list,
      email: one.email,
      state: one.state,
      consent_words: one.consent_words,
      consent_at: one.consent_at,
      consents: subscriberConsents(one)
        .map(({ at, words }) => `${at}: ${words}`)
        .join('\n'),
      confirmed_at: one.confirmed_at,
      left_at: one.left_at,
    })),
    visits: data.visits.map(({ school, date, time, reference }) => ({
      school,
      date,
      time,
      reference,
    })),
  };
}

const leadRow = (lead: Lead): Row =>
  withVisitorFields<unknown>(
    {
      reference: lead.reference,
      brand: lead.brand,
      type: lead.type,
      lang: lead.lang,
      source: lead.source,
      campaign: lead.campaign,
      received_at: lead.received_at,
      consent_version: lead.consent_version,
      consent_words: lead.consent_words,
      consent_at: lead.consent_at,
      state: lead.state,
      delivered_at: lead.delivered_at,
      note: lead.note,
    },
    lead.fields as Record<string, string>,
  );
