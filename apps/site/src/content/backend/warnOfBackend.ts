import { log } from '../../runtime/log.ts';
import { BackendError } from './backend.ts';

/** Milliseconds within which a backend that can't be reached is one line, whoever calls it. */
const quietMs = 60_000;
let warnedAt = Number.NEGATIVE_INFINITY;

/**
 * Logs that a call failed which is tried again: one line without a stack while nobody listens at
 * the backend's address, as during a start, else what went wrong.
 */
export function warnOfBackend(error: unknown, message: string, fields: object = {}): void {
  const reason = reasonOfSilence(error);
  if (reason === undefined) {
    log.warn({ err: error, ...fields }, message);
    return;
  }
  const isNew = performance.now() - warnedAt > quietMs;
  if (isNew) warnedAt = performance.now();
  if (isNew) log.warn({ reason }, 'the backend can not be reached; trying again');
  else log.debug({ reason, ...fields }, message);
}

function reasonOfSilence(error: unknown): string | undefined {
  if (error instanceof BackendError)
    return error.reason === 'unreachable' || error.reason === 'resting' ? error.reason : undefined;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (/^(ECONN|EHOST|ENET|ENOTFOUND|EAI_)/.test(code ?? '')) return code;
  }
  return undefined;
}
