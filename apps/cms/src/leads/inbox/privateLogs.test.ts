import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import nodemailer from 'nodemailer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPostgres } from '../../runtime/isPostgres.ts';
import { fromSite, handOver, lead, startCrm } from '../../testing/leads.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { deliverDue } from '../delivery/deliverDue.ts';
import { handleLeads } from './receive.ts';

const payload = await testPayload();
const typed = {
  Name: 'Zebulonia',
  Surname: "O'Quuxmarker",
  Email: 'zebulonia.quuxmarker@mail.example',
  Phone: '+41 79 555 66 77',
  City: 'Марковка',
  Question: 'wannabechef "in quotes"\n    at second line (/etc/passwd:1:1)',
};
const words = [
  'Zebulonia',
  'zebulonia',
  'Quuxmarker',
  'quuxmarker',
  '555 66',
  'Марковка',
  'wannabechef',
  'second line',
  'passwd',
];
const marked = () => lead({ fields: typed, campaign: 'Zebulonia', source: '/en/zebulonia/' });

let written: string[] = [];
beforeEach(() => {
  written = [];
  const logger = payload.logger as unknown as Record<symbol, { write(line: string): void }>;
  const stream = Object.getOwnPropertySymbols(logger).find(
    ({ description }) => description === 'pino.stream',
  );
  if (!stream) throw new Error('the logger has no stream');
  vi.spyOn(logger[stream] as { write(line: string): void }, 'write').mockImplementation(
    (line) => void written.push(line),
  );
});
afterEach(() => vi.restoreAllMocks());

/** Logs what is thrown as `withPayload` does. */
const logged = (work: Promise<unknown>) =>
  work.catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'A call of the contract failed' }),
  );
const saysNothingTyped = () =>
  expect(words.filter((word) => written.join('').includes(word))).toEqual([]);

const execute = (sql: string) =>
  isPostgres(payload)
    ? (payload.db as unknown as PostgresAdapter).pool.query(sql)
    : (payload.db as unknown as SQLiteAdapter).client.executeMultiple(sql);

test('a database that refuses an enquiry is logged without what the visitor typed', async () => {
  await execute(
    isPostgres(payload)
      ? `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'row of % is refused', NEW.name USING DETAIL = NEW.email; END $$;
         CREATE TRIGGER refuse BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION refuse();`
      : `CREATE TRIGGER refuse BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, 'refused'); END;`,
  );
  try {
    await logged(handleLeads(payload, fromSite('leads', { leads: [marked(), marked()] })));
  } finally {
    await execute(
      isPostgres(payload)
        ? 'DROP TRIGGER refuse ON leads; DROP FUNCTION refuse();'
        : 'DROP TRIGGER refuse;',
    );
  }
  expect(written.join('')).toContain('Failed query: insert into leads');
  expect(written.join('')).toContain('leads/inbox/receive.ts');
  saysNothingTyped();
});

test('statements, rules and bodies that fail are logged without what the visitor typed', async () => {
  await logged(
    payload.create({
      collection: 'leads',
      data: { ...typed, key: 'x', state: typed.Name } as never,
      overrideAccess: true,
    }),
  );
  await logged(
    payload.find({
      collection: 'leads',
      where: { [typed.Name]: { equals: typed.Email } },
      overrideAccess: false,
    }),
  );
  await logged(
    execute(`insert into leads (nothing, name) values ('${typed.Name}', '${typed.Email}')`),
  );
  await logged(fromSite('leads', `{"Name": ${typed.Name}, "Email": "${typed.Email}"}`).json());
  expect(
    (await handleLeads(payload, fromSite('leads', `{"leads": [{"Name": ${typed.Name}`))).status,
  ).toBe(400);
  expect(written.length).toBeGreaterThanOrEqual(4);
  saysNothingTyped();
});

test('a mail server that refuses with an echo is logged without it', async () => {
  const server = createServer((socket) => {
    socket.write('220 mail\r\n');
    socket.on('data', (data) => {
      const refused = data.toString().startsWith('RCPT');
      socket.write(
        refused
          ? `550 ${Object.values(typed).join(' ').replaceAll('\n', ' ')} is unknown\r\n`
          : '250 fine\r\n',
      );
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  await logged(
    transport.sendMail({
      from: 'a@example.org',
      to: typed.Email,
      subject: typed.Name,
      text: typed.Question,
    }),
  );
  transport.close();
  server.close();
  expect(written.join('')).toContain('The mail server answered 550');
  saysNothingTyped();
});

test('a CRM that fails with an echo leaves nothing in the log', async () => {
  const { settings, received, close } = await startCrm((fields) => ({
    status: 500,
    header: `true Exception: ${fields['first_name']}`,
  }));
  await handOver(payload, marked());
  await deliverDue(payload, settings);
  await close();
  expect(received.map((fields) => fields['first_name'])).toContain(typed.Name);
  saysNothingTyped();
});
