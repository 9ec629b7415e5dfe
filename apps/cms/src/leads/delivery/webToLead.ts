import { livechatHidden } from '@concierge/contract/livechat';

/** What the CRM's endpoint and its ids are; read from the environment once. */
export interface CrmSettings {
  /** Web-to-lead address; undefined keeps every enquiry in the inbox. */
  readonly url: string | undefined;
  readonly oid: string;
  /** Field names of the two custom lead fields of the live-chat form (spec §3). */
  readonly channelField: string;
  readonly flagField: string;
  /** Milliseconds that the CRM may take for one enquiry. */
  readonly crmTimeoutMs?: number;
}

export interface Deliverable {
  readonly key: string;
  readonly reference: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What came of one attempt: taken, refused for good, or to be tried again. */
export interface DeliveryOutcome {
  readonly result: 'delivered' | 'refused' | 'again';
  /** HTTP status, or what went wrong before there was one. */
  readonly answer: string;
}

const crmTimeoutMs = 15_000;

/** Our names of a person's fields and the CRM's standard ones; all others keep their names. */
const standardNames: Readonly<Record<string, string>> = {
  Salutation: 'salutation',
  Name: 'first_name',
  Surname: 'last_name',
  Email: 'email',
  Phone: 'phone',
  City: 'city',
  Country: 'country',
  Question: 'description',
  EventId: 'Campaign_ID',
};

/**
 * The form-encoded body of a lead: its fields as the spec names them (§3), the CRM's standard names
 * beside them, and our key.
 */
export function webToLeadBody(lead: Deliverable, crm: CrmSettings): URLSearchParams {
  const body = new URLSearchParams(lead.fields);
  for (const [ours, theirs] of Object.entries(standardNames)) {
    const value = lead.fields[ours];
    if (value && !body.has(theirs)) body.set(theirs, value);
  }
  body.set('oid', crm.oid);
  body.set('lead_source', lead.fields['lead_source'] ?? livechatHidden.lead_source);
  if (lead.type === 'livechat') {
    body.set(crm.channelField, livechatHidden.channel);
    body.set(crm.flagField, livechatHidden.flag);
  }
  body.set('reference', lead.reference);
  body.set('idempotency_key', lead.key);
  return body;
}

/**
 * Sends one lead. A bare 200 is no proof: the CRM reports a failed one in the header
 * `Is-Processed`.
 */
export async function deliver(
  lead: Deliverable,
  crm: CrmSettings & { readonly url: string },
): Promise<DeliveryOutcome> {
  try {
    const response = await fetch(crm.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        'idempotency-key': lead.key,
      },
      body: webToLeadBody(lead, crm),
      redirect: 'manual',
      signal: AbortSignal.timeout(crm.crmTimeoutMs ?? crmTimeoutMs),
    });
    await response.arrayBuffer();
    return deliveryOutcome(response.status, response.headers.get('is-processed'));
  } catch (error) {
    return { result: 'again', answer: error instanceof Error ? error.name : 'failed' };
  }
}

/**
 * Reads an answer. Delivered is a 2xx whose `Is-Processed`, where it has one, is plainly true. A
 * redirect is no answer of a CRM but of something in its place, a sign-in or a moved address: worth
 * another try, as over-quota, time-outs and server errors are. Everything else is refused.
 */
export function deliveryOutcome(status: number, isProcessed: string | null): DeliveryOutcome {
  if (isProcessed !== null && isProcessed.trim().toLowerCase() !== 'true')
    return { result: 'refused', answer: `${status} ${isProcessed.slice(0, 200)}` };
  if (status >= 200 && status < 300) return { result: 'delivered', answer: String(status) };
  const isPassing =
    (status >= 300 && status < 400) || status >= 500 || status === 429 || status === 408;
  return { result: isPassing ? 'again' : 'refused', answer: String(status) };
}
