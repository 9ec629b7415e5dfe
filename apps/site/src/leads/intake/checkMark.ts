import type { IncomingMessage } from 'node:http';
import { seal, unseal } from '../../forms/props/secret.ts';

/** Header by which a submission says that it is a check of the lead path and no visitor's. */
export const checkHeader = 'x-concierge-check';
/** Milliseconds for which a mark holds. */
const markTtlMs = 60_000;

/** A mark that only who has `LEADS_SECRET` can make. */
export const makeCheckMark = (now = Date.now()): string => seal('lead-check', { at: now });

/** Whether a request bears a mark of ours that still holds. */
export function isCheck({ headers }: Pick<IncomingMessage, 'headers'>, now = Date.now()): boolean {
  const token = headers[checkHeader];
  if (typeof token !== 'string') return false;
  const { at } = (unseal('lead-check', token) as { at?: unknown } | undefined) ?? {};
  return typeof at === 'number' && Math.abs(now - at) < markTtlMs;
}
