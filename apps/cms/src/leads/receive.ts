import { type LeadEnvelope, leadsRequestSchema } from '@concierge/contract/lead';
import { describeIssues } from '@concierge/contract/parse';
import type { Payload } from 'payload';
import { json, problem } from '../api/respond.ts';
import { announce } from './announce.ts';
import { authorized } from './authorized.ts';
import { priorityOf } from './schedule.ts';
import { settledState } from './states.ts';

type Result = { key: string; status: 'stored' | 'duplicate' | 'rejected'; message?: string };

/** `POST /api/leads` (DESIGN §4.7): stores up to 50 envelopes of the site's spool; the same key is stored once. 401, 400, 200. */
export async function handleLeads(payload: Payload, request: Request): Promise<Response> {
  if (!authorized(request)) return problem(401, 'Unauthorized');
  const parsed = leadsRequestSchema.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return problem(400, describeIssues(parsed.error.issues));
  const results: Result[] = [];
  for (const lead of parsed.data.leads) results.push(await store(payload, lead));
  return json({ results });
}

async function store(payload: Payload, lead: LeadEnvelope): Promise<Result> {
  if (await known(payload, lead.key)) return { key: lead.key, status: 'duplicate' };
  try {
    await payload.create({ collection: 'inquiries', data: inquiryOf(lead), overrideAccess: true, depth: 0 });
  } catch (error) {
    // Two hand-overs of one lead may meet; the unique key lets one of them win.
    if (await known(payload, lead.key)) return { key: lead.key, status: 'duplicate' };
    const name = (error as { name?: string }).name;
    if (name !== 'ValidationError') throw error;
    payload.logger.error(`enquiry ${lead.reference} rejected: ${name}`);
    return { key: lead.key, status: 'rejected', message: (error as Error).message };
  }
  if (!lead.held) await announce(payload, lead);
  return { key: lead.key, status: 'stored' };
}

const known = async (payload: Payload, key: string): Promise<boolean> =>
  (await payload.count({ collection: 'inquiries', where: { key: { equals: key } }, overrideAccess: true })).totalDocs > 0;

function inquiryOf(lead: LeadEnvelope) {
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
    attempt_count: 0,
    next_attempt_at: new Date().toISOString(),
    attempts: [],
  };
}
