import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serializeCsv } from '../../text/csv.ts';
import { deliver, deliveryOutcome, webToLeadBody } from './webToLead.ts';

const crm = {
  url: 'http://localhost',
  oid: '00D000000000001',
  channelField: '00N_channel',
  flagField: '00N_flag',
};

test('a live-chat enquiry carries its constants', {
  tags: ['S3.livechat.13', 'S3.livechat.14', 'S3.livechat.15'],
}, () => {
  const body = webToLeadBody(
    { key: 'k', reference: 'HIM-1', type: 'livechat', fields: { first_name: 'Ada' } },
    crm,
  );
  expect(Object.fromEntries(body)).toMatchObject({
    oid: crm.oid,
    lead_source: 'Direct_Lead',
    '00N_channel': 'Live Chat',
    '00N_flag': '1',
    first_name: 'Ada',
  });
});

test('a live-chat enquiry is one form-encoded POST to the web-to-lead endpoint; what the page says is ignored', {
  tags: ['S7.livechat.1', 'S7.livechat.5'],
}, async () => {
  const posts: { method?: string | undefined; type?: string | undefined; body: URLSearchParams }[] =
    [];
  const endpoint = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    posts.push({
      method: request.method,
      type: request.headers['content-type'],
      body: new URLSearchParams(body),
    });
    response.writeHead(200, { 'is-processed': 'true' }).end('<h1>Something went wrong</h1>');
  });
  await new Promise<void>((done) => endpoint.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/servlet`;
  const fields = {
    first_name: 'Zoë & Co',
    mobile: '+41 79 123 45 67',
    retURL: 'https://him.example.org/en/livechat-confirmation/',
  };
  const outcome = await deliver(
    { key: 'k', reference: 'HIM-1', type: 'livechat', fields },
    { ...crm, url },
  );
  endpoint.close();
  expect(outcome.result).toBe('delivered');
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({
    method: 'POST',
    type: expect.stringContaining('application/x-www-form-urlencoded'),
  });
  expect(Object.fromEntries(posts[0]?.body ?? [])).toMatchObject({
    ...fields,
    oid: crm.oid,
    '00N_channel': 'Live Chat',
  });
});

test("a lead carries the spec's names and the CRM's", () => {
  const body = webToLeadBody(
    {
      key: 'k-1',
      reference: 'HIM-7K4Q-29',
      type: 'apply',
      fields: { Name: 'Ada', Surname: 'Li', WebSource: 'HIM' },
    },
    crm,
  );
  expect(Object.fromEntries(body)).toMatchObject({
    Name: 'Ada',
    first_name: 'Ada',
    last_name: 'Li',
    WebSource: 'HIM',
    idempotency_key: 'k-1',
  });
});

test.each([
  [200, null, 'delivered'],
  [204, null, 'delivered'],
  [200, 'true', 'delivered'],
  [200, 'false', 'refused'],
  [301, null, 'again'],
  [302, 'true', 'again'],
  [307, null, 'again'],
  [404, null, 'refused'],
  [200, 'true Exception:common.exception.SalesforceGenericException', 'refused'],
  [400, null, 'refused'],
  [429, null, 'again'],
  [503, null, 'again'],
] as const)('%i with Is-Processed %s is %s', (status, header, result) =>
  expect(deliveryOutcome(status, header).result).toBe(result),
);

test('a redirect is not followed, and nobody else gets the enquiry', async () => {
  const requestedUrls: (string | undefined)[] = [];
  const endpoint = createServer((request, response) => {
    requestedUrls.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((done) => endpoint.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/servlet`;
  const outcome = await deliver(
    { key: 'k', reference: 'HIM-1', type: 'apply', fields: { Name: 'Ada' } },
    { ...crm, url },
  );
  endpoint.close();
  expect([outcome.result, requestedUrls]).toEqual(['again', ['/servlet']]);
});

test('no cell of an export is a formula', () => {
  const cells = ['=1+1', '+41 79', '-2', '@SUM(A1)', '\t=1', '\r=1', 'plain "quoted", text'];
  const lines = serializeCsv(cells.map((value) => ({ value })))
    .split('\r\n')
    .slice(1);
  for (const line of lines) expect(line).not.toMatch(/^"[=+\-@\t\r]/);
});
