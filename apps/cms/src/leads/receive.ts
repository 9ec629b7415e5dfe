import { type LeadEnvelope, leadsRequestSchema } from '@concierge/contract/lead';
import { describeIssues } from '@concierge/contract/parse';
import type { Payload } from 'payload';
import { json, problem } from '../api/respond.ts';
import { onDisk } from '../database.ts';
import { authorized } from './authorized.ts';
import { failsValidation } from './failsValidation.ts';
import { insertInquiries, type NewInquiry } from './insertInquiries.ts';
import { priorityOf } from './schedule.ts';
import { settledState } from './states.ts';

type Result = { key: string; status: 'stored' | 'duplicate' | 'rejected'; message?: string };

/** `POST /api/leads` (DESIGN §4.7): stores up to 50 envelopes of the site's spool; the same key is stored once. 401, 400, 200. */
export async function handleLeads(payload: Payload, request: Request): Promise<Response> {
  if (!authorized(request)) return problem(401, 'Unauthorized');
  const parsed = leadsRequestSchema.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return problem(400, describeIssues(parsed.error.issues));
  const { leads } = parsed.data;
  const known = await storedOf(payload, leads);
  const fresh = leads.filter(({ key }) => !known.has(key));
  const together = await insertInquiries(payload, fresh.map(inquiryOf));
  const results: Result[] = [];
  for (const lead of leads) {
    const { key } = lead;
    if (known.has(key)) results.push({ key, status: 'duplicate' });
    else if (together.delete(key)) results.push({ key, status: 'stored' });
    else results.push(await store(payload, lead));
  }
  await onDisk(payload);
  return json({ results });
}

/** One that was not stored together with the others: Payload says what is wrong with it. */
async function store(payload: Payload, lead: LeadEnvelope): Promise<Result> {
  const { key } = lead;
  try {
    await payload.create({ collection: 'inquiries', data: inquiryOf(lead), overrideAccess: true, depth: 0 });
    return { key, status: 'stored' };
  } catch (error) {
    // Two hand-overs of one lead may meet; the unique key lets one of them win.
    if ((await storedOf(payload, [lead])).has(key)) return { key, status: 'duplicate' };
    if (!failsValidation(error)) throw error;
    payload.logger.error(`enquiry ${lead.reference} rejected: its fields do not fit`);
    return { key, status: 'rejected', message: (error as Error).message };
  }
}

/** Keys of those leads that are in the inbox already. */
async function storedOf(payload: Payload, leads: readonly LeadEnvelope[]): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'inquiries',
    where: { key: { in: leads.map(({ key }) => key) } },
    select: { key: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return new Set(docs.map(({ key }) => key));
}

function inquiryOf(lead: LeadEnvelope): NewInquiry {
  // Postgres takes no null characters.
  const fields = Object.fromEntries(Object.entries(lead.fields).map(([name, value]) => [name, value.replaceAll('\0', '')]));
  return {
    key: lead.key,
    reference: lead.reference,
    brand: lead.brand as never,
    type: lead.type,
    lang: lead.lang,
    name: [fields['Name'] ?? fields['first_name'], fields['Surname'] ?? fields['last_name']].filter(Boolean).join(' '),
    email: fields['Email'] ?? fields['email'] ?? '',
    phone: fields['Phone'] ?? fields['mobile'] ?? '',
    country: fields['Country'] ?? fields['country'] ?? '',
    source: lead.source,
    campaign: lead.campaign ?? '',
    received_at: lead.received_at,
    fields,
    consent_version: lead.consent?.version ?? '',
    ...(lead.consent ? { consent_at: lead.consent.at } : {}),
    held: lead.held ?? '',
    state: lead.held ? ('held' as const) : settledState(lead.type),
    priority: priorityOf(lead.type),
    mails_due: !lead.held,
    attempt_count: 0,
    next_attempt_at: new Date().toISOString(),
    attempts: [],
  };
}
