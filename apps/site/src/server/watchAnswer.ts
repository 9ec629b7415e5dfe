import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrandDefinition } from '@concierge/brands/brands';
import { log } from '../runtime/log.ts';
import { answerFailure, logRequestFailure, requestPath } from './answerFailure.ts';

/** How long an answer may take, in milliseconds. */
export interface AnswerTimeouts {
  /** Until it begins. */
  readonly begin: number;
  /**
   * While nothing of it moves: a film may run for hours, but it must run, and somebody must take
   * it.
   */
  readonly stall: number;
}

/** Longer than whatever is waited for on the way: a file of the backend may take half a minute. */
export const defaultAnswerTimeouts: AnswerTimeouts = { begin: 45_000, stall: 60_000 };

/**
 * Sees to it that a request gets an answer whatever becomes of the work for it: what fails is 500,
 * what doesn't begin in time 503, and what stands still is cut off (by the idle time of the
 * connection, `server.timeout`). Each leaves one line in the log.
 */
export function watchAnswer(
  work: Promise<void>,
  { begin }: AnswerTimeouts,
  brand: BrandDefinition,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  let isOver = false;
  const late = setTimeout(() => {
    if (response.headersSent) return;
    isOver = true;
    log.error({ path: requestPath(request) }, 'a request was not answered in time');
    answerFailure(request, response, brand, 503);
  }, begin);
  response.once('close', () => clearTimeout(late));
  response.once('timeout', () => {
    // Bytes that wait for the visitor are no fault of ours.
    if (!response.writableLength)
      log.error({ path: requestPath(request) }, 'an answer stands still');
    response.destroy();
  });
  work.catch((error: unknown) => {
    if (isOver) return;
    logRequestFailure(request, response, error);
    answerFailure(request, response, brand, 500);
  });
}
