import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '@concierge/server/secrets/derivedKey';
import { log } from '../../runtime/log.ts';
import { variable } from '../../runtime/siteVariables.ts';

/**
 * The secret shared with the backend (`LEADS_SECRET`); without one in the environment every process
 * makes its own, good for development only.
 */
export const leadsSecret: string = variable('LEADS_SECRET') ?? madeUp();

function madeUp(): string {
  log.warn(
    'LEADS_SECRET is not set: forms on pages rendered before a restart will ask to be sent again',
  );
  return randomBytes(32).toString('base64url');
}

/** A key of its own for each purpose, derived from the shared secret. */
export const keyFor = (purpose: string): KeyObject => derivedKey(leadsSecret, purpose);

/**
 * Data that leaves for a page and comes back untouched: base64url JSON, a dot, and its HMAC. Not
 * secret, only unforgeable.
 */
export function seal(purpose: string, data: unknown): string {
  const body = Buffer.from(JSON.stringify(data)).toString('base64url');
  return `${body}.${signature(purpose, body)}`;
}

/** What was sealed for this purpose; undefined where it was not sealed by us. */
export function unseal(purpose: string, token: string): unknown {
  const [body = '', given = ''] = token.split('.', 2);
  const right = Buffer.from(signature(purpose, body));
  const mine = Buffer.from(given);
  return right.length === mine.length && timingSafeEqual(right, mine) ? readBody(body) : undefined;
}

/** What a token says, whoever made it: good for looking up a definition, never for a decision. */
export const peek = (token: string): unknown => readBody(token.split('.', 1)[0] ?? '');

function readBody(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

const signature = (purpose: string, body: string): string =>
  createHmac('sha256', keyFor(purpose)).update(body).digest('base64url');
