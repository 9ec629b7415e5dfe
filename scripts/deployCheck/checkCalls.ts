import { traceTarget } from '@concierge/server/traces/traceTarget';
import { readTraceVariables } from '@concierge/server/traces/traceVariables';
import { readCdn } from '../../apps/site/src/server/cdn/readCdn.ts';
import { type CallResult, callHttp } from './callHttp.ts';
import { type Environment, type Finding, partFindings } from './Finding.ts';

/** Whether the CRM's endpoint answers; no enquiry is sent. */
export async function checkCrm(env: Environment): Promise<Finding> {
  const { ok, wrong, absent } = partFindings('CRM');
  const name = env['CRM_MODE'] === 'test' && env['CRM_TEST_URL'] ? 'CRM_TEST_URL' : 'CRM_URL';
  const url = env[name];
  if (!url)
    return absent(
      'CRM_URL is not set, so enquiries stay in the inbox as received; once it is set, each of these has to be sent again there.',
    );
  const result = await callHttp(url);
  if ('problem' in result) return wrong(`the server of ${name} ${result.problem}.`);
  if (result.status === 404 || result.status === 410)
    return wrong(`there is nothing at ${name} (${result.status}): correct its path.`);
  if (result.status >= 500)
    return wrong(`it answers ${result.status} at ${name}: ask who runs the CRM.`);
  return ok(`it answers at ${name}; nothing was sent.`);
}

/** Sends the collector an export without spans, which a right one takes. */
export async function checkTraces(env: Environment): Promise<Finding> {
  const { ok, wrong, absent } = partFindings('traces');
  const target = traceTarget(readTraceVariables((name) => env[name] || undefined));
  if (!target) return absent('OTEL_EXPORTER_OTLP_ENDPOINT is not set, so nothing is traced.');
  const result = await callHttp(target.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...target.headers },
    body: JSON.stringify({ resourceSpans: [] }),
  });
  if ('problem' in result) return wrong(`the collector ${result.problem}.`);
  if (result.status === 401 || result.status === 403)
    return wrong('the collector refuses us: correct OTEL_EXPORTER_OTLP_HEADERS.');
  if (result.status >= 300)
    return wrong(
      `it answers ${result.status} to OTLP over HTTP: correct the port of OTEL_EXPORTER_OTLP_ENDPOINT (4318, mostly).`,
    );
  return ok('the collector takes exports.');
}

/** Whether what is told of purges answers; nothing is purged. */
export async function checkCdn(env: Environment): Promise<Finding> {
  const { ok, wrong, absent } = partFindings('cache in front');
  const cdn = openCdn(env);
  if (cdn === 'faulty') return absent('its settings are wrong, see above.');
  if (!cdn) return absent('neither CDN nor PURGE_WEBHOOK is set, so no cache in front is purged.');
  const { url } = cdn.purge(['none']);
  const result = await callHttp(env['CDN'] ? new URL(url).origin : url);
  const name = env['CDN'] ? 'the interface of CDN' : 'the server of PURGE_WEBHOOK';
  return isAnswer(result)
    ? ok(`${name} answers; nothing was purged.`)
    : wrong(
        `${name} ${'problem' in result ? result.problem : `answers ${result.status}: ask who runs it`}.`,
      );
}

function openCdn(env: Environment) {
  try {
    return readCdn((name) => env[name] || undefined);
  } catch {
    return 'faulty';
  }
}

/** Asks the provider of single sign-on for its description. */
export async function checkSignIn(env: Environment): Promise<Finding> {
  const { ok, wrong, absent } = partFindings('single sign-on');
  const issuer = env['OIDC_ISSUER'];
  if (!issuer) return absent('OIDC_ISSUER is not set, so people sign in by passwords.');
  const url = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  const result = await callHttp(url, { method: 'GET' });
  if ('problem' in result) return wrong(`the server of OIDC_ISSUER ${result.problem}.`);
  return result.status === 200
    ? ok('the provider describes itself.')
    : wrong(`no description at OIDC_ISSUER (${result.status}): correct its path.`);
}

/** A server that answers anything but a fault of its own is there. */
const isAnswer = (result: CallResult): boolean => 'status' in result && result.status < 500;
