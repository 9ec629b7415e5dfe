import { createHash } from 'node:crypto';
import { groupsOf } from '@concierge/server/proxies/visitorGroups';
import type { PayloadRequest } from 'payload';
import { clientAddressHeader } from '../../runtime/clientAddressHeader.ts';
import { globalSingleton } from '../../runtime/globalSingleton.ts';
import { GrowingDelay } from './GrowingDelay.ts';
import { TooManyTries } from './TooManyTries.ts';

const quarterHour = 900;
const day = 86_400;

/**
 * What is counted. None is by the account alone, so that nobody keeps its owner out; except wrong
 * codes, which only somebody with the password can give.
 */
const limits = globalSingleton('sign-in limits', () => ({
  /** Passwords for one account from one address. */
  accountHere: new GrowingDelay(rule(5, 30, day)),
  /** Passwords for any accounts from one address. */
  address: new GrowingDelay(rule(30, 30, 3600)),
  /** Codes of one account, from anywhere. */
  code: new GrowingDelay(rule(5, 30, day)),
  /** Mails with a link for a new password, asked for from one address. */
  mail: new GrowingDelay(rule(10, 60, 3600)),
}));

function rule(free: number, firstSeconds: number, forgetSeconds: number) {
  return { free, firstSeconds, longestSeconds: quarterHour, forgetSeconds };
}

type Kind = keyof typeof limits;
/** What one try is counted by. */
export type Keys = Partial<Record<Kind, string>>;

/** The keys of a password that is tried for an address of a mailbox. */
export function passwordKeys(req: Pick<PayloadRequest, 'headers'>, email: string): Keys {
  const address = addressKey(req);
  const account = createHash('sha256').update(email.toLowerCase().trim()).digest('base64url');
  return { address, accountHere: `${address} ${account}` };
}

/** Whom a request's address counts as: of IPv6 the whole line. */
export const addressKey = ({ headers }: Pick<PayloadRequest, 'headers'>): string =>
  groupsOf(headers?.get(clientAddressHeader) ?? '').visitor;

const entries = (keys: Keys): [Kind, string][] => Object.entries(keys) as [Kind, string][];

/** Counts one try; throws 429 with Retry-After, and counts nothing, where one has to wait. */
export function takeOrRefuse(req: PayloadRequest, keys: Keys): void {
  const wait = Math.max(...entries(keys).map(([kind, key]) => limits[kind].wait(key)));
  if (wait > 0) throw new TooManyTries(req, wait);
  for (const [kind, key] of entries(keys)) limits[kind].take(key);
}

/** Takes back a try that was no guess. */
export function giveBack(keys: Keys): void {
  for (const [kind, key] of entries(keys)) limits[kind].giveBack(key);
}

/** After a success: the account begins anew from this address, and the address has its try back. */
export function succeeded(keys: Keys): void {
  const { address, ...own } = keys;
  if (address !== undefined) limits.address.giveBack(address);
  for (const [kind, key] of entries(own)) limits[kind].clear(key);
}
