import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Form, FormField, LeadType } from '@concierge/contract/form';
import type { DeadLetter, DeadLettersRequest, LeadEnvelope } from '@concierge/contract/lead';

export type LeadMood = 'well' | 'error' | 'down' | 'moved';

/** The backend's side of leads for tests: definitions, inbox by key, visit times. */
export class LeadBackend {
  mood: LeadMood = 'well';
  /** Answers a lead; by default it is stored once. */
  judge: (lead: LeadEnvelope) => 'stored' | 'rejected' | 'failed' | 'choke' = () => 'stored';
  readonly inbox = new Map<string, LeadEnvelope>();
  readonly forms: { brand: string; lang: string; form: Form }[] = [];
  readonly full = new Set<string>();
  readonly reserved = new Map<string, string>();
  /** Whether every network has had its share of seats. */
  greedy = false;
  deliveries = 0;
  /** How often it was asked for the times of visits, answered or not. */
  slotCalls = 0;
  /** What came where a backend that moved sends its callers. */
  readonly elsewhere: string[] = [];
  /** How many leads each hand-over carried, those included that it failed on. */
  readonly batches: number[] = [];
  /** The dead letters that the site reported, and what a person wants again. */
  deadLetters: DeadLetter[] = [];
  /** Its last report as a whole. */
  lastReport: DeadLettersRequest | undefined;
  /** Whether the backend takes reports in parts. */
  keepsParts = true;
  readonly again = new Set<string>();
  /** Those of them whose persons were erased. */
  readonly erased = new Set<string>();
  /** Tokens of newsletter mails, and what was done by them. */
  readonly subscriptions = new Map<string, string>();
  api = '';
  #server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    if (request.url?.startsWith('/api/slots?')) this.slotCalls += 1;
    if (this.mood === 'down') return void request.socket.destroy();
    const url = new URL(request.url ?? '/', 'http://backend');
    if (url.pathname === '/elsewhere') {
      this.elsewhere.push(body);
      return void response.end('{}');
    }
    if (this.mood === 'moved')
      return void response.writeHead(308, { location: '/elsewhere' }).end();
    if (url.pathname === '/api/leads') this.batches.push(JSON.parse(body).leads.length);
    const [status, data] =
      this.mood === 'error' ? [503, {}] : this.#answer(url, body, request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
  });

  async listen(port = 0): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(port, '127.0.0.1', done));
    this.api = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api`;
    return this.api;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((done) => this.#server.close(() => done()));
  }

  #answer(
    { pathname, searchParams }: URL,
    body: string,
    authorization: string | undefined,
  ): [number, unknown] {
    if (pathname === '/api/slots') return [200, this.#slots(searchParams)];
    if (authorization !== `Bearer ${process.env['LEADS_SECRET']}`)
      return [401, { errors: [{ message: 'no' }] }];
    if (pathname === '/api/form-definitions')
      return [
        200,
        { forms: this.forms.filter(({ brand }) => brand === searchParams.get('brand')) },
      ];
    if (pathname === '/api/slots/reserve') return this.#reserve(JSON.parse(body));
    if (pathname === '/api/leads') return this.#store(JSON.parse(body).leads);
    if (pathname === '/api/leads/dead-letters') return this.#keepDeadLetters(JSON.parse(body));
    const act = pathname.match(/^\/api\/newsletter\/(confirm|unsubscribe)$/)?.[1];
    if (act) {
      const { token } = JSON.parse(body) as { token: string };
      const done = this.subscriptions.has(token);
      if (done) this.subscriptions.set(token, act);
      return [200, { done }];
    }
    return [404, {}];
  }

  #slots(days: URLSearchParams): unknown {
    const [from, to] = [days.get('from') ?? '', days.get('to') ?? ''];
    const full = [...this.full].map((slot) => JSON.parse(slot) as { date: string });
    return { weekends: false, full: full.filter(({ date }) => date >= from && date <= to) };
  }

  #reserve({
    key,
    school,
    date,
    time,
  }: {
    key: string;
    school: string;
    date: string;
    time: string;
  }): [number, unknown] {
    const slot = { school, date, time };
    if (this.greedy) return [429, { errors: [{ message: 'many' }] }];
    if (this.full.has(JSON.stringify(slot))) return [409, { errors: [{ message: 'full' }] }];
    this.reserved.set(key, JSON.stringify(slot));
    return [200, { ok: true }];
  }

  #keepDeadLetters(report: DeadLettersRequest): [number, unknown] {
    this.lastReport = report;
    this.deadLetters = report.deadLetters;
    const keys = report.deadLetters.map(({ key }) => key);
    return [
      200,
      {
        again: keys.filter((key) => this.again.delete(key)),
        erase: keys.filter((key) => this.erased.has(key)),
        ...(this.keepsParts ? { keepsParts: true } : {}),
      },
    ];
  }

  #store(leads: LeadEnvelope[]): [number, unknown] {
    this.deliveries += leads.length;
    if (leads.some((lead) => this.judge(lead) === 'choke')) return [500, {}];
    const results = leads.map((lead) => {
      if (this.judge(lead) === 'failed') return { key: lead.key, status: 'failed' };
      if (this.judge(lead) === 'rejected')
        return { key: lead.key, status: 'rejected', message: 'not wanted' };
      const status = this.inbox.has(lead.key) ? 'duplicate' : 'stored';
      if (status === 'stored') this.inbox.set(lead.key, lead);
      return { key: lead.key, status };
    });
    return [200, { results }];
  }
}

/** A field for tests. */
export const testField = (
  name: string,
  type: FormField['type'],
  more: Partial<FormField> = {},
): FormField => ({
  name,
  type,
  label: name,
  required: false,
  options: [],
  width: 'full',
  ...more,
});

/** A small form of a type; for a visit the dedicated fields come by themselves. */
export const testForm = (type: LeadType, more: Partial<Form> = {}): Form => ({
  id: `test-${type}`,
  type,
  title: `The ${type} form`,
  version: '1',
  submitLabel: 'Send',
  fields:
    type === 'visit-school'
      ? []
      : [
          testField('Name', 'text', { required: true, requiredError: 'Name is required' }),
          testField('Email', 'email', { required: true, requiredError: 'Email is required' }),
          testField('Question', 'textarea'),
          testField('TermsAndConditions', 'consent', {
            required: true,
            requiredError: 'Terms is required',
          }),
        ],
  campaigns: [],
  isQuiz: false,
  ...more,
});
