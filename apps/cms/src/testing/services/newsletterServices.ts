import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NewsletterService, Vendor } from '../../leads/newsletter/service/settings.ts';

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Readonly<Record<string, unknown>>;
}
/** State of an address on the service's list: subscribed, unsubscribed, or away. */
type Members = Map<string, 'subscribed' | 'unsubscribed'>;

const listId = { brevo: '12', mailchimp: 'a1b2c3d4e5' } as const;
const key = { brevo: 'xkeysib-secret', mailchimp: 'secret-us21' } as const;
const isMail = (value: unknown): value is string => /^[^\s@]+@[^\s@]+\.\w+$/.test(String(value));

/** Brevo's wire format, as its reference of version 3 has it; whatever else gets its refusal. */
function brevo({ method, path, headers, body }: Call, members: Members): Answer {
  if (headers['api-key'] !== key.brevo)
    return { status: 401, body: { code: 'unauthorized', message: 'Key not found' } };
  const refused = (message: string): Answer => ({
    status: 400,
    body: { code: 'invalid_parameter', message },
  });
  if (method === 'POST' && path === '/v3/contacts') {
    const { email, listIds, updateEnabled } = body;
    if (!isMail(email)) return refused(`Invalid email address ${String(email)}`);
    const [id, ...more] = Array.isArray(listIds) ? listIds : [];
    if (id !== 12 || more.length > 0) return refused('List ID does not exist');
    const isUpdate = members.has(email);
    if (isUpdate && updateEnabled !== true)
      return { status: 400, body: { code: 'duplicate_parameter', message: 'Contact exists' } };
    members.set(email, 'subscribed');
    return isUpdate ? { status: 204 } : { status: 201, body: { id: members.size } };
  }
  if (method === 'POST' && path === '/v3/contacts/lists/12/contacts/remove') {
    const { emails } = body;
    if (!Array.isArray(emails) || !emails.every(isMail)) return refused('emails is missing');
    if (!emails.every((email) => members.get(email) === 'subscribed'))
      return refused('Contact already removed from list and/or does not exist');
    for (const email of emails) members.set(email, 'unsubscribed');
    return { status: 201, body: { contacts: { success: emails, failure: [] } } };
  }
  const [, identifier] = /^\/v3\/contacts\/([^/?]+)\?identifierType=email_id$/.exec(path) ?? [];
  if (method === 'DELETE' && identifier)
    return members.delete(decodeURIComponent(identifier))
      ? { status: 204 }
      : { status: 404, body: { code: 'document_not_found', message: 'Contact does not exist' } };
  return { status: 404, body: { code: 'not_found', message: 'No such path' } };
}

/** Mailchimp's, as its reference of version 3.0 has it. */
function mailchimp({ method, path, headers, body }: Call, members: Members): Answer {
  const [user, password] = Buffer.from(
    headers.authorization?.replace(/^Basic /, '') ?? '',
    'base64',
  )
    .toString()
    .split(':');
  if (!user || password !== key.mailchimp)
    return { status: 401, body: { title: 'API Key Invalid', detail: 'Your key may be invalid' } };
  const form = /^\/3\.0\/lists\/a1b2c3d4e5\/members\/([0-9a-f]{32})(\/actions\/delete-permanent)?$/;
  const [, hash, isDeletion] = form.exec(path) ?? [];
  if (!hash) return { status: 404, body: { title: 'Resource Not Found', detail: 'No such list' } };
  const refused = (title: string, detail: string): Answer => ({
    status: 400,
    body: { title, status: 400, detail },
  });
  if (method === 'POST' && isDeletion)
    return members.delete(hash)
      ? { status: 204 }
      : { status: 404, body: { title: 'Resource Not Found', detail: 'No such member' } };
  const { email_address: email, status, status_if_new } = body;
  if (method === 'PUT') {
    const isHashed = createHash('md5').update(String(email).toLowerCase()).digest('hex') === hash;
    if (!isMail(email) || !isHashed || status_if_new !== 'subscribed')
      return refused('Invalid Resource', `${String(email)} looks fake or invalid`);
    if (email.startsWith('compliance'))
      return refused('Member In Compliance State', `${email} is already a list member`);
  } else if (method !== 'PATCH') return { status: 405, body: { title: 'Method Not Allowed' } };
  else if (!members.has(hash)) return { status: 404, body: { title: 'Resource Not Found' } };
  if (status !== 'subscribed' && status !== 'unsubscribed')
    return refused('Invalid Resource', 'status is none');
  members.set(hash, status);
  return { status: 200, body: { id: hash, status } };
}

const stubs = { brevo, mailchimp } satisfies Record<Vendor, typeof brevo>;

/**
 * A newsletter service in this process that enforces the vendor's documented wire format. `before`
 * may answer in its place, for limits and faults.
 */
export async function startNewsletterService(vendor: Vendor) {
  const members: Members = new Map();
  const received: Call[] = [];
  const control: { before?: (call: Call) => Answer | undefined } = {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const isJson = request.headers['content-type'] === 'application/json';
    const call: Call = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: isJson && text ? JSON.parse(text) : {},
    };
    received.push(call);
    const { status, body, headers } = control.before?.(call) ?? stubs[vendor](call, members);
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service: NewsletterService = {
    vendor,
    key: key[vendor],
    url: `${base}/${vendor === 'brevo' ? 'v3' : '3.0'}`,
    listIds: { him: listId[vendor] },
  };
  const memberState = (email: string) =>
    members.get(vendor === 'brevo' ? email : createHash('md5').update(email).digest('hex'));
  const close = () => new Promise<void>((done) => server.close(() => done()).closeAllConnections());
  return { service, received, memberState, control, close };
}
