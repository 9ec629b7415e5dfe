import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LeadEnvelope } from '@concierge/contract/lead';
import type { Payload } from 'payload';
import { handleLeads } from '../leads/inbox/receive.ts';
import { leadsSecret } from '../runtime/env.ts';
import type { Lead } from '../runtime/payload-types.ts';

/** A sound enquiry of a person whom no other test knows. */
export const lead = (more: Partial<LeadEnvelope> = {}): LeadEnvelope => ({
  key: randomUUID(),
  reference: `HIM-${randomBytes(5).toString('hex').toUpperCase()}`,
  brand: 'HIM',
  type: 'contact',
  lang: 'en',
  fields: {
    Name: 'Ada',
    Surname: 'Li',
    Email: `${randomUUID()}@example.ch`,
    Question: 'When does it start?',
  },
  source: '/en/contact/',
  received_at: new Date().toISOString(),
  ...more,
});

/** A call of the site: JSON with the shared secret. */
export const fromSite = (path: string, body: unknown, secret = leadsSecret): Request =>
  new Request(`http://localhost/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Hands leads over as the site does; answers the status of each. */
export async function handOver(payload: Payload, ...leads: LeadEnvelope[]): Promise<string[]> {
  const response = await handleLeads(payload, fromSite('leads', { leads }));
  const { results } = (await response.json()) as { results: { status: string }[] };
  return results.map(({ status }) => status);
}

/** Deletes every enquiry, so that nothing of an earlier test is sent. */
export async function emptyInbox(payload: Payload): Promise<void> {
  const where = { id: { exists: true } };
  await payload.delete({ collection: 'leads', where, overrideAccess: true });
}

/** The inbox's enquiries of a key. */
export async function inbox(payload: Payload, key: string): Promise<Lead[]> {
  return (
    await payload.find({
      collection: 'leads',
      where: { key: { equals: key } },
      depth: 0,
      overrideAccess: true,
    })
  ).docs;
}

type Answer = { status: number; header?: string } | 'hang';

/** A CRM in this process that answers as it is told and keeps what it was sent. */
export async function startCrm(answer: (fields: Record<string, string>) => Answer) {
  const received: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    received.push(fields);
    const outcome = answer(fields);
    if (outcome !== 'hang')
      response
        .writeHead(outcome.status, outcome.header ? { 'Is-Processed': outcome.header } : {})
        .end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const settings = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    oid: '00D000000000001',
    channelField: '00N_channel',
    flagField: '00N_flag',
    dailyBudget: 500,
    crmTimeoutMs: 10_000,
  };
  const close = () => new Promise<void>((done) => server.close(() => done()).closeAllConnections());
  return { received, settings, close };
}
