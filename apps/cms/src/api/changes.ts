import type { ChangesAnswer } from '@concierge/contract/calls';
import type { Payload } from 'payload';
import { changeBus } from '../changes/changeBus.ts';
import { readChanges } from '../changes/readChanges.ts';
import { newestChange } from '../runtime/database/database.ts';
import type { CallRequest } from '../runtime/http/answerCall.ts';
import { authorized } from '../runtime/http/authorized.ts';
import { json, problem } from '../runtime/http/respond.ts';
import { asOpenPoll } from './openPolls.ts';

const pageSize = 500;
/** Seconds that an empty answer is held back at most. */
const longestWaitSeconds = 25;
/**
 * Milliseconds after which the database is asked again: at rest, and just after a wake-up whose
 * transaction may not be committed yet.
 */
const restPollMs = 1000;
const wakePollMs = 20;
const wakeWindowMs = 2000;

/**
 * `GET {api}/changes?since=ID&wait=SECONDS` (ADR 16), for sites only. 401, 400, 429 where too many
 * wait already, 200.
 */
export async function handleChanges(payload: Payload, request: CallRequest): Promise<Response> {
  if (!authorized(request)) return problem(401, 'Unauthorized');
  const { searchParams } = new URL(request.url);
  const since = count(searchParams.get('since'));
  const wait = count(searchParams.get('wait'));
  if (since === undefined || wait === undefined)
    return problem(400, 'since and wait are whole numbers.');
  const answer = await asOpenPoll(() =>
    waitForChanges(payload, since, Math.min(wait, longestWaitSeconds) * 1000, request.signal),
  );
  return answer ? json(answer) : problem(429, 'Too many calls wait for changes already.');
}

/**
 * Changes after an id, or an empty list once the time is over; `last` is the next `since`, lower
 * where the log was begun anew.
 */
export async function waitForChanges(
  payload: Payload,
  since: number,
  waitMs: number,
  signal?: AbortSignal,
): Promise<ChangesAnswer> {
  const deadline = Date.now() + waitMs;
  let wokenAt = 0;
  for (;;) {
    const newest = await newestChange(payload);
    if (newest < since) return { changes: [], last: newest };
    if (newest > since) {
      const changes = await readChanges(payload, since, pageSize);
      if (changes.length > 0) return { changes, last: changes.at(-1)?.id ?? since };
    }
    const leftMs = deadline - Date.now();
    if (leftMs <= 0 || signal?.aborted) return { changes: [], last: since };
    const pauseMs = Date.now() - wokenAt < wakeWindowMs ? wakePollMs : restPollMs;
    if (await sleepOrWake(Math.min(leftMs, pauseMs), signal)) wokenAt = Date.now();
  }
}

/**
 * Resolves with true when a change was recorded in this process, with false when the time is over
 * or the caller is gone.
 */
function sleepOrWake(sleepMs: number, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (woken: boolean) => () => {
      clearTimeout(timer);
      changeBus.off('change', wake);
      signal?.removeEventListener('abort', stop);
      resolve(woken);
    };
    const wake = end(true);
    const stop = end(false);
    const timer = setTimeout(stop, sleepMs);
    changeBus.once('change', wake);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** A whole number from zero, 0 where absent, undefined where malformed. */
const count = (text: string | null): number | undefined => {
  if (text === null || text === '') return 0;
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};
