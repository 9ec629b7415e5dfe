import { type LeadEnvelope, leadFieldNames } from '@concierge/contract/lead';
import { printableLine, printableText } from '@concierge/contract/printable';
import type { Lead } from '../../runtime/payload-types.ts';
import { leadPriority } from '../schedule.ts';
import { settledColumns } from '../states.ts';
import type { NewLead } from './insertLeads.ts';

/** Fields of the spec that are one line; a form's own ones may be more. */
const lines: ReadonlySet<string> = new Set(leadFieldNames.filter((name) => name !== 'Question'));

/** An envelope without characters that nobody types; whoever hands it over may not have looked. */
export function printable(lead: LeadEnvelope): LeadEnvelope {
  const fields = Object.entries(lead.fields).map(([name, value]) => {
    const clean = printableLine(name);
    return [clean, lines.has(clean) ? printableLine(value).trim() : printableText(value)];
  });
  return {
    ...lead,
    reference: printableLine(lead.reference),
    brand: printableLine(lead.brand),
    fields: Object.fromEntries(fields),
    source: printableLine(lead.source),
    ...(lead.campaign === undefined ? {} : { campaign: printableLine(lead.campaign) }),
    ...(lead.held === undefined ? {} : { held: printableLine(lead.held) }),
    ...(lead.consent
      ? {
          consent: {
            ...lead.consent,
            version: printableLine(lead.consent.version),
            ...(lead.consent.words ? { words: printableText(lead.consent.words) } : {}),
          },
        }
      : {}),
  };
}

/** An envelope as the inbox keeps it. */
export function leadRow(lead: LeadEnvelope): NewLead {
  const { fields } = lead;
  const now = new Date().toISOString();
  return {
    key: lead.key,
    reference: lead.reference,
    brand: lead.brand as Lead['brand'],
    type: lead.type,
    lang: lead.lang,
    name: printableLine(
      [fields['Name'] ?? fields['first_name'], fields['Surname'] ?? fields['last_name']]
        .filter(Boolean)
        .join(' '),
    ),
    email: printableLine(fields['Email'] ?? fields['email'] ?? ''),
    phone: printableLine(fields['Phone'] ?? fields['mobile'] ?? ''),
    country: printableLine(fields['Country'] ?? fields['country'] ?? ''),
    source: lead.source,
    campaign: lead.campaign ?? '',
    received_at: lead.received_at,
    fields,
    consent_version: lead.consent?.version ?? '',
    consent_words: lead.consent?.words ?? '',
    ...(lead.consent ? { consent_at: lead.consent.at } : {}),
    network: lead.source_network ?? '',
    pass: lead.pass ?? '',
    traceparent: lead.traceparent ?? '',
    held: lead.held ?? '',
    priority: leadPriority(lead.type),
    mails_due: !lead.held,
    attempt_count: 0,
    next_attempt_at: now,
    createdAt: now,
    attempts: [],
    ...(lead.held ? { state: 'held' as const } : settledColumns(lead.type)),
  };
}
