import { createHmac } from 'node:crypto';
import { visitorGroups } from '@concierge/server/proxies/visitorGroups';
import type { PayloadRequest } from 'payload';
import { payloadSecret } from '../../runtime/env.ts';
import { clientAddressHeader } from '../../runtime/http/clientAddressHeader.ts';
import { accountName } from '../../text/accountName.ts';
import { GrowingDelay } from './GrowingDelay.ts';
import { knownBrowser } from './knownBrowser.ts';
import { sweepSometimes } from './sweepSometimes.ts';
import { TooManyTries } from './TooManyTries.ts';

const quarterHour = 900;
const day = 86_400;

/** What is counted. A browser that has signed in before is in none that strangers can fill. */
const limits = {
  /** Passwords from a browser that has signed in to the account before. */
  browser: new GrowingDelay(rule(5, 30, day)),
  /** Passwords that a signed-in person confirms, by the session. */
  session: new GrowingDelay(rule(5, 30, day)),
  /** Passwords for one account from one address. */
  accountHere: new GrowingDelay(rule(5, 30, day)),
  /** Passwords for one account from all addresses. */
  account: new GrowingDelay({ ...rule(20, 15, day), longestSeconds: 60 }),
  /** Passwords for any accounts from one address. */
  address: new GrowingDelay(rule(30, 30, 3600)),
  /** Codes of one account from anywhere, or from a browser that has signed in to it before. */
  code: new GrowingDelay(rule(5, 30, day)),
  /** Mails with a link for a new password, asked for from one address. */
  mail: new GrowingDelay(rule(10, 60, 3600)),
};

function rule(free: number, firstSeconds: number, forgetSeconds: number) {
  return { free, firstSeconds, longestSeconds: quarterHour, forgetSeconds };
}

type Kind = keyof typeof limits;
/** What one try is counted by. */
export type Keys = Partial<Record<Kind, string>>;
type Request = Pick<PayloadRequest, 'headers' | 'payload'>;

/** The keys of a password that is tried for an address of a mailbox. */
export function passwordKeys(req: Pick<PayloadRequest, 'headers'>, email: string): Keys {
  const account = accountName(email);
  const browser = knownBrowser(req, account);
  if (browser !== undefined) return { browser };
  const address = addressKey(req);
  return { accountHere: `${address} ${account}`, account, address };
}

/** The keys of a second factor's code. */
export function codeKeys(
  req: Pick<PayloadRequest, 'headers'>,
  { id, email }: { readonly id: number; readonly email: string },
): Keys {
  const browser = knownBrowser(req, accountName(email));
  return { code: browser === undefined ? String(id) : `${id} ${browser}` };
}

/** Whom a request's address counts as: of IPv6 the whole line. */
export const addressKey = ({ headers }: Pick<PayloadRequest, 'headers'>): string =>
  visitorGroups(headers?.get(clientAddressHeader) ?? '').visitor;

const entries = (keys: Keys): [Kind, string][] => Object.entries(keys) as [Kind, string][];

/** What the database has of a key: nothing that tells an account or an address. */
const hidden = (kind: Kind, key: string): string =>
  createHmac('sha256', `${payloadSecret} sign-in tries`)
    .update(`${kind} ${key}`)
    .digest('base64url');

/** Counts one try; throws 429 with Retry-After, and counts nothing, where one has to wait. */
export async function takeOrRefuse(req: PayloadRequest, keys: Keys): Promise<void> {
  const { payload } = req;
  sweepSometimes(payload);
  const taken: Keys = {};
  for (const [kind, key] of entries(keys)) {
    const wait = await limits[kind].take(payload, hidden(kind, key));
    if (wait > 0) {
      await giveBack(req, taken);
      throw new TooManyTries(req, wait);
    }
    taken[kind] = key;
  }
}

/** Takes back a try that was no guess. */
export async function giveBack({ payload }: Pick<Request, 'payload'>, keys: Keys): Promise<void> {
  for (const [kind, key] of entries(keys)) await limits[kind].giveBack(payload, hidden(kind, key));
}

/** After a success: what is one's own begins anew, what is shared with others has its try back. */
export async function succeeded(req: Pick<Request, 'payload'>, keys: Keys): Promise<void> {
  const { address, account, ...own } = keys;
  await giveBack(req, {
    ...(address === undefined ? {} : { address }),
    ...(account === undefined ? {} : { account }),
  });
  for (const [kind, key] of entries(own)) await limits[kind].clear(req.payload, hidden(kind, key));
}
