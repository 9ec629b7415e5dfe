import { setTimeout as sleep } from 'node:timers/promises';
import type { BrandDefinition } from '@concierge/brands/brands';
import { requestIdHeader } from '@concierge/server/traces/requestId';
import { settings } from '../../runtime/settings.ts';
import { backendHealth } from './backendHealth.ts';
import { send } from './send.ts';

/** Why a call to the backend brought nothing that can be used. */
export class BackendError extends Error {
  override name = 'BackendError';
  readonly reason: 'unreachable' | 'timeout' | 'garbage' | 'status' | 'resting';
  readonly status: number | undefined;
  constructor(reason: BackendError['reason'], message: string, status?: number) {
    super(message);
    this.reason = reason;
    this.status = status;
  }
}

export interface BackendCall {
  brand: BrandDefinition;
  /** Parameters of the query; undefined ones are left out. */
  query?: Record<string, string | undefined>;
  /** Sent as JSON, by POST. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Milliseconds until the call is given up; 5000 by default. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface BackendAnswer {
  status: number;
  statusText: string;
  /**
   * Undefined where a refusal (400 to 499) is no JSON: a firewall or a foreign backend wrote it.
   */
  data: unknown;
}

const maxAnswerBytes = 8 * 2 ** 20;

/** Milliseconds after which a call is tried again that met a backend in the moment of its end. */
const againMs = 200;

/**
 * One call to the backend that reads (spec §7): JSON both ways, the brand's code in the header
 * `entorno`. Redirects are not followed. One that is cut off, or that a proxy found nobody for, is
 * tried once more: a backend of several may just be restarted. Throws BackendError where no JSON
 * comes back in time, unless it is a refusal, which says that somebody is there.
 */
export async function callBackend(path: string, call: BackendCall): Promise<BackendAnswer> {
  if (!backendHealth.mayTry())
    throw new BackendError('resting', `${path}: the backend failed a moment ago`);
  const since = performance.now();
  try {
    const answer = await ask(path, call).catch(async (error: unknown) => {
      if (!isCutOff(error) || call.signal?.aborted) throw error;
      await sleep(againMs);
      return ask(path, call);
    });
    if (answer.status >= 500) backendHealth.failed(since);
    else backendHealth.succeeded();
    return answer;
  } catch (error) {
    if (!call.signal?.aborted) backendHealth.failed(since);
    throw error;
  }
}

const isCutOff = (error: unknown): boolean =>
  error instanceof BackendError &&
  (error.reason === 'unreachable' || error.status === 502 || error.status === 504);

async function ask(path: string, call: BackendCall): Promise<BackendAnswer> {
  const url = new URL(`${settings.contentApi}${path}`);
  for (const [name, value] of Object.entries(call.query ?? {}))
    if (value !== undefined) url.searchParams.set(name, value);
  const timeout = AbortSignal.timeout(call.timeoutMs ?? 5000);
  try {
    const { status, statusText, text } = await send(url, {
      method: call.body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        entorno: call.brand.code,
        ...requestIdHeader(),
        ...call.headers,
      },
      body: call.body === undefined ? undefined : JSON.stringify(call.body),
      signal: call.signal ? AbortSignal.any([timeout, call.signal]) : timeout,
      limit: maxAnswerBytes,
    });
    return { status, statusText, data: parseJson(text, status, statusText) };
  } catch (error) {
    throw asBackendError(error, path);
  }
}

function parseJson(text: string, status: number, statusText: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (status >= 400 && status < 500) return undefined;
    const reason = status >= 200 && status < 300 ? 'garbage' : 'status';
    throw new BackendError(reason, `${status} ${statusText}: the answer is not JSON`, status);
  }
}

function asBackendError(error: unknown, path: string): unknown {
  if (error instanceof BackendError || !(error instanceof Error)) return error;
  if (error.name === 'TimeoutError')
    return new BackendError('timeout', `${path}: no answer in time`);
  if (error.name === 'AbortError') return error;
  return new BackendError('unreachable', `${path}: ${error.message || error.name}`);
}
