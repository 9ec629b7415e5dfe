import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databaseProblem,
  migrationNames,
} from '../../apps/cms/src/runtime/database/databaseProblem.ts';
import { startPostgres } from '../lib/postgres.ts';
import { startStubCrm } from '../lib/stubCrm.ts';
import { checkBucket } from './checkBucket.ts';
import { checkCdn, checkCrm, checkTraces } from './checkCalls.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkHosts } from './checkHosts.ts';
import { checkMail } from './checkMail.ts';

/** Tests of another clone may run on this machine. */
const port = 23_000 + (process.pid % 8000);
const ends: (() => unknown)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A port that nobody listens on. */
async function closedPort(): Promise<number> {
  const server = createSocketServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const hasServer = existsSync('/usr/lib/postgresql');
describe.skipIf(!hasServer)('the database', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };

  beforeAll(async () => {
    server = await startPostgres(join(tmpdir(), `concierge-check-${process.pid}`), port);
  }, 60_000);
  afterAll(() => server.stop());

  test('empty, of an older version, of a newer one', async () => {
    const env = { DATABASE_URL: server.url };
    expect(await checkDatabase(env)).toMatchObject({ state: 'ok' });
    await query('create table payload_migrations (name text, batch int)');
    const names = migrationNames('postgres');
    await query(`insert into payload_migrations values ('${names[0]}', 1)`);
    const older = await checkDatabase(env);
    expect(older).toMatchObject({ state: 'ok' });
    expect(older.sentence).toContain(`1 of ${names.length} migrations; the next start`);
    await query("insert into payload_migrations values ('29990101_000000_later', 2)");
    const newer = await checkDatabase(env);
    expect(newer).toMatchObject({ state: 'wrong' });
    expect(newer.sentence).toContain('29990101_000000_later');
    expect(await databaseProblem({ databaseUrl: server.url, sqliteFile: '' })).toMatch(
      /^The content database was made by a newer version of Concierge \(its migration 29990101_/,
    );
  });

  test.each([
    ['a database that is not there', (url: string) => `${url}x`, 'createdb'],
    ['a user that is not there', (url: string) => url.replace('concierge@', 'other@'), 'pg_hba'],
    ['a user without rights', (url: string) => url.replace('concierge@', 'guest@'), 'owner'],
  ])('%s', async (_, change, wayOut) => {
    if (wayOut === 'owner') await query('create role guest login');
    const { state, sentence } = await checkDatabase({ DATABASE_URL: change(server.url) });
    expect([state, sentence]).toEqual(['wrong', expect.stringContaining(wayOut)]);
  });

  test('a port that nobody listens on', async () => {
    const url = `postgres://concierge:pass-word@127.0.0.1:${await closedPort()}/concierge`;
    const { state, sentence } = await checkDatabase({ DATABASE_URL: url });
    expect([state, sentence]).toEqual(['wrong', expect.stringContaining('refuses connections')]);
  });
});

/** A mail server that lets `editor` with `right-one` in; what was said to it. */
async function serveMail(greeting: string, startTls?: string) {
  const heard: string[] = [];
  const answer = (line: string, socket: Socket): string => {
    if (/^EHLO/.test(line))
      return `250-stub\r\n${startTls ? '250-STARTTLS\r\n' : ''}250 AUTH PLAIN`;
    if (/^STARTTLS/.test(line)) return startTls ?? '';
    if (/^AUTH PLAIN/.test(line)) {
      const [, user, password] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
        .toString()
        .split('\0');
      return user === 'editor' && password === 'right-one' ? '235 ok' : '535 5.7.8 no';
    }
    if (/^QUIT/.test(line)) socket.end();
    return '250 ok';
  };
  const server = createSocketServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.write(`${greeting}\r\n`);
    socket.on('data', (chunk) => {
      const line = chunk.toString().trim();
      heard.push(line);
      socket.write(`${answer(line, socket)}\r\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  return { at: `127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

describe('the mail server', () => {
  const check = (SMTP_URL: string) => checkMail({ SMTP_URL, MAIL_FROM: 'a@example.org' });

  test('lets us sign in, and is sent nothing', async () => {
    const { at, heard } = await serveMail('220 stub');
    expect((await checkMail({ SMTP_URL: `smtp://editor:right-one@${at}` })).state).toBe('wrong');
    expect(await check(`smtp://editor:right-one@${at}`)).toMatchObject({ state: 'ok' });
    expect(heard.join()).not.toMatch(/MAIL FROM|RCPT|DATA/);
    expect((await check(`smtp://editor:wrong-one@${at}`)).sentence).toContain('the password');
  });

  test('no mail server, none at all, none that begins TLS', async () => {
    const web = await serveMail('HTTP/1.1 400 Bad Request');
    expect((await check(`smtp://${web.at}`)).sentence).toContain('no mail server');
    const tls = await serveMail('220 stub', '454 4.7.0 not now');
    expect((await check(`smtp://${tls.at}`)).sentence).toContain('TLS');
    const { sentence } = await check(`smtp://127.0.0.1:${await closedPort()}`);
    expect(sentence).toContain('refuses connections');
    expect((await check('smtp://mail.invalid')).sentence).toContain('DNS');
  });
});

test('the CRM is asked for nothing but an answer', async () => {
  ends.push(await startStubCrm(port + 1));
  const url = `http://127.0.0.1:${port + 1}`;
  expect(await checkCrm({ CRM_URL: `${url}/servlet` })).toMatchObject({ state: 'ok' });
  expect(await (await fetch(`${url}/received`)).json()).toEqual([]);
  const faulty = await serve(({ url }, response) =>
    response.writeHead(url === '/gone' ? 404 : 503).end(),
  );
  expect((await checkCrm({ CRM_URL: `${faulty}/gone` })).sentence).toContain('correct its path');
  expect((await checkCrm({ CRM_URL: faulty })).sentence).toContain('answers 503');
  expect((await checkCrm({ CRM_URL: 'https://crm.invalid/' })).sentence).toContain('DNS');
  const plain = faulty.replace('http:', 'https:');
  expect((await checkCrm({ CRM_URL: plain })).sentence).toContain('speak TLS');
});

test('the bucket is there, refuses the keys, is missing', async () => {
  const endpoint = await serve(({ url, headers }, response) => {
    const isKnown = headers.authorization?.includes('Credential=right/');
    response.writeHead(url?.startsWith('/media') ? (isKnown ? 200 : 403) : 404).end();
  });
  const check = (S3_BUCKET: string, key: string) =>
    checkBucket({
      S3_BUCKET,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: 'secret-of-the-key',
    });
  expect(await check('media', 'right')).toMatchObject({ state: 'ok' });
  expect((await check('media', 'wrong')).sentence).toContain('S3_ACCESS_KEY_ID');
  expect((await check('other', 'right')).sentence).toContain('doesn’t exist');
});

test('the collector and the cache in front', async () => {
  const calls: string[] = [];
  const url = await serve((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    const isRefused = request.headers['x-key'] !== 'right';
    response.writeHead(request.url === '/v1/traces' && isRefused ? 401 : 200).end();
  });
  const traces = (headers: string, path = '') =>
    checkTraces({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${url}${path}`,
      OTEL_EXPORTER_OTLP_HEADERS: headers,
    });
  expect(await traces('x-key=right')).toMatchObject({ state: 'ok' });
  expect((await traces('x-key=other')).sentence).toContain('OTEL_EXPORTER_OTLP_HEADERS');
  expect(await checkCdn({ PURGE_WEBHOOK: `${url}/purge` })).toMatchObject({ state: 'ok' });
  expect(calls).toContain('HEAD /purge');
  const gone = `http://127.0.0.1:${await closedPort()}/`;
  expect((await checkCdn({ PURGE_WEBHOOK: gone })).sentence).toContain('refuses connections');
});

test('a brand without a host, and one whose host is not in DNS', async () => {
  process.env['HOSTS_HIM'] = 'him.invalid';
  ends.push(() => delete process.env['HOSTS_HIM']);
  const findings = await checkHosts({ CMS_URL: `http://127.0.0.1:${await closedPort()}` });
  const of = (name: string) => findings.find(({ part }) => part === name);
  expect(of('HIM')).toMatchObject({ state: 'wrong', sentence: expect.stringContaining('DNS') });
  expect(of('CAA')).toMatchObject({ state: 'not configured' });
  expect(of('CMS_URL')?.sentence).toContain('nothing answers yet');
});

test('hosts of a group of one’s own are looked at, and brands that it doesn’t have are left out', async () => {
  const findings = await checkHosts({ HOSTS_LAKES: 'www.lakes.invalid, north.lakes.invalid' });
  const lakes = findings.filter(({ part }) => part === 'LAKES');
  expect(lakes.map(({ state }) => state)).toEqual(['wrong', 'wrong']);
  expect(lakes[1]?.sentence).toContain('north.lakes.invalid has no address in DNS');
  expect(findings.find(({ part }) => part === 'CAA')).toBeUndefined();
});
