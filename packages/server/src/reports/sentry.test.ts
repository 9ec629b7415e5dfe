import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { privateLogging } from '../logs/privateLogging.ts';
import { underRequestId } from '../traces/requestId.ts';
import { setErrorSink } from './errorSink.ts';
import { sendToSentry } from './sendToSentry.ts';
import { startErrorReports } from './startErrorReports.ts';

type Pino = (
  options: object,
  destination: { write(line: string): void },
) => { error(...args: unknown[]): void; warn(...args: unknown[]): void };
const siteRequire = createRequire(new URL('../../../../apps/site/package.json', import.meta.url));
const payloadRequire = createRequire(
  createRequire(new URL('../../../../apps/cms/package.json', import.meta.url)).resolve('payload'),
);
const planted = 'zebulonia.quux@mail.example';

/** Plays the ingest endpoint: takes what has the form of an envelope, keeps it as text. */
const envelopes: string[] = [];
let status = 200;
const laterOn = new Date(Date.now() + 60_000).toUTCString();
const ingest = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const [, itemHead = '{}', item = ''] = text.split('\n');
  const isSound =
    request.url === '/api/42/envelope/' &&
    /sentry_version=7.*sentry_key=public/.test(String(request.headers['x-sentry-auth'])) &&
    JSON.parse(itemHead).length === Buffer.byteLength(item);
  if (isSound) envelopes.push(text);
  response.writeHead(isSound ? status : 400, { 'retry-after': laterOn }).end('{}');
}).listen(0, '127.0.0.1');
await once(ingest, 'listening');
const dsn = `http://public@127.0.0.1:${(ingest.address() as AddressInfo).port}/42`;
afterEach(() => void envelopes.splice(0));
afterAll(() => {
  setErrorSink(undefined);
  ingest.closeAllConnections();
  ingest.close();
});

const eventIn = (text = ''): Record<string, unknown> => JSON.parse(text.split('\n')[2] ?? '{}');

test.each([
  ['site', siteRequire('pino') as Pino],
  ['backend', payloadRequire('pino') as Pino],
] as const)(
  'an error in the log of the %s arrives with release and request, without persons',
  async (server, pino) => {
    await startErrorReports(dsn, { server, release: 'r7' });
    const log = pino(privateLogging, { write: () => undefined });
    const fault = new Error(`no mail to ${planted} from /en/contact/?email=${planted}`, {
      cause: new Error(`"${planted}" was refused`),
    });
    const more = { body: planted, cookies: planted, url: `/x?mail=${planted}` };
    underRequestId({ headers: { 'x-request-id': 'request-12345' } }, () => {
      log.warn({ err: fault }, 'is no error');
      log.error({ err: fault, ...more }, `an enquiry of ${planted}`);
    });
    await vi.waitFor(() => expect(envelopes).toHaveLength(1), 30_000);
    expect(envelopes[0]).not.toContain('zebulonia');
    expect(eventIn(envelopes[0])).toMatchObject({
      release: 'r7',
      level: 'error',
      tags: { server, request: 'request-12345' },
      exception: { values: [{ type: 'Error' }, { type: 'Error' }] },
    });
    expect(envelopes[0]).toContain('sentry.test.ts');
  },
);

test('an error that nothing caught is sent before the process ends', async () => {
  const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `
    const { quietProcess } = await import(${at('../logs/quietProcess.ts')});
    const { startErrorReports } = await import(${at('./startErrorReports.ts')});
    quietProcess();
    await startErrorReports(${JSON.stringify(dsn)}, { server: 'site' });
    setTimeout(() => { throw new Error('fell over ${planted}'); });
    setTimeout(() => undefined, 30000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(eventIn(envelopes[0])).toMatchObject({ level: 'fatal', tags: { server: 'site' } });
  expect(envelopes[0]).not.toContain('zebulonia');
});

test('an endpoint that has enough is left alone for a minute, where it names an instant too', async () => {
  status = 429;
  const send = sendToSentry(dsn, { server: 'site' });
  const error = { level: 'error', fields: {}, message: 'once more' } as const;
  await send(error);
  await send(error);
  status = 200;
  expect(envelopes).toHaveLength(1);
});
