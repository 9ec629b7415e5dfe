import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { quietProcess } from '@concierge/server/logs/quietProcess';
import { addressBehind } from '@concierge/server/proxies/addressBehind';
import { readTrust } from '@concierge/server/proxies/trustedProxies';
import { startErrorReports } from '@concierge/server/reports/startErrorReports';
import { closeFolder, makeFilesPrivate } from '@concierge/server/start/privateFiles';
import { underRequestId } from '@concierge/server/traces/requestId';
import { flushTraces, inRequestSpan } from '@concierge/server/traces/spans';
import { startTraces } from '@concierge/server/traces/startTraces';
import { readTraceVariables } from '@concierge/server/traces/traceVariables';
import { stopAll } from '../runtime/atStop.ts';
import { variable } from '../runtime/cmsVariables.ts';
import { clientAddressHeader } from '../runtime/http/clientAddressHeader.ts';
import { readiness } from '../runtime/readiness.ts';
import { booted } from './booted.ts';
import { prefixCookie } from './hostCookie.ts';
import { endWaiting, serveQuick } from './quickCalls/serveQuick.ts';
import { warmUp } from './quickCalls/warmUp.ts';
import { requestKind } from './requestKind.ts';
import { answerOutside } from './requests/answerOutside.ts';
import { hostNames, refuseHost } from './requests/hostRefusal.ts';
import { limitBody } from './requests/limitBody.ts';
import { refuseMalformed } from './requests/refuseMalformed.ts';
import { requireDatabase } from './requireDatabase.ts';
import { requireSettings } from './requireSettings.ts';
import { securityHeaders } from './securityHeaders.ts';
import { serverOptions } from './serverOptions.ts';
import { startInTurn } from './startInTurn.ts';

/**
 * `npm start` of the backend: Next's server, with the calls that must be fast answered before it.
 * Run from apps/cms, built; with `--without-admin` it needs no build.
 */
Object.assign(process.env, { NODE_ENV: 'production' });
requireSettings();
makeFilesPrivate();
const leaveUncaught = quietProcess();
await startErrorReports(variable('SENTRY_DSN'), {
  server: 'backend',
  release: variable('SENTRY_RELEASE'),
  environment: variable('SENTRY_ENVIRONMENT'),
});
await startTraces(readTraceVariables(variable), 'backend');
const { cmsUrl, databaseUrl, dataDir, isEncrypted, sqliteFile } = await import('../runtime/env.ts');
closeFolder(dataDir);
await requireDatabase({ databaseUrl, sqliteFile });
const { siteOrigins } = await import('../preview/previewUrl.ts');
const port = variable('CMS_PORT') ?? 3001;
const host = variable('CMS_HOST') ?? '127.0.0.1';
// Migrations, the first administrator and the search index are made once, by whoever comes first.
const answerRest = await startInTurn(
  process.argv.includes('--without-admin') ? startWithoutAdmin : startNext,
);
await warmUp();
const hosts = hostNames();
const trust = readTrust(variable('TRUST_PROXY'));
const addSecurityHeaders = securityHeaders({ cmsUrl, siteOrigins: siteOrigins() });
const server = createServer(serverOptions, (request, response) =>
  underRequestId(request, () =>
    inRequestSpan(
      request,
      response,
      () => requestKind(request),
      () => answer(request, response),
    ),
  ),
);
server.once('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(
    `The backend can't listen on CMS_HOST ${host}, CMS_PORT ${port} (${error.code ?? error.name}).\n`,
  );
  process.exit(1);
});
type AnswerRest = (request: IncomingMessage, response: ServerResponse) => unknown;
let stopping = false;
const metricsPort = variable('CMS_METRICS_PORT');
if (metricsPort !== undefined) {
  const { serveMetrics } = await import('@concierge/server/metrics/serveMetrics');
  const { watchRequests } = await import('@concierge/server/metrics/watchRequests');
  watchRequests(server, requestKind);
  const isReady = async () => !stopping && (await readiness.check());
  const options = { port: metricsPort, host: variable('METRICS_HOST') ?? '127.0.0.1', isReady };
  await serveMetrics(options).catch((error: NodeJS.ErrnoException) => {
    process.stderr.write(
      `CMS_METRICS_PORT ${metricsPort} can't be used (${error.code ?? error.name}).\n`,
    );
    process.exit(1);
  });
}
server.listen(port, host);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

async function startNext(): Promise<AnswerRest> {
  const { default: next } = await import('next');
  const app = next({ dev: false, port, hostname: 'localhost', quiet: true });
  await app.prepare();
  await booted.promise;
  // From here on Next catches what nobody catches, and goes on.
  leaveUncaught();
  return app.getRequestHandler();
}

async function startWithoutAdmin(): Promise<AnswerRest> {
  const { bootWithoutAdmin } = await import('./withoutAdmin/bootWithoutAdmin.ts');
  const { answerWithoutAdmin } = await import('./withoutAdmin/answerWithoutAdmin.ts');
  await bootWithoutAdmin();
  return (request, response) =>
    answerWithoutAdmin(request, response).catch(() => response.destroy());
}

/**
 * Lets running requests end, for five seconds, and deliveries, for eight; sites that wait for
 * changes ask the next process.
 */
function stop(): void {
  if (stopping) return;
  stopping = true;
  const closed = new Promise((done) => server.close(done));
  void Promise.all([stopAll(), Promise.race([closed, sleep(5000)])])
    .then(flushTraces)
    .finally(() => process.exit(0));
  endWaiting();
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 8000).unref();
}

/** Refuses what is malformed, answers by itself what is quick, and hands the rest to Next. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  if (refuseHost(hosts, request, response) || refuseMalformed(request, response)) return;
  // Browsers refuse the prefix over http.
  if (isEncrypted) prefixCookie(request, response);
  if (!limitBody(request, response)) return;
  request.headers[clientAddressHeader] = addressBehind(trust, request);
  if (serveQuick(request, response)) return;
  addSecurityHeaders(request, response);
  if (answerOutside(request, response)) return;
  void answerRest(request, response);
}
