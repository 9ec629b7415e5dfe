import type { BrandEntry } from '@concierge/brands/brandEntry';
import {
  type CollectionAfterChangeHook,
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { lockTurn } from '../runtime/database/database.ts';
import { globalSingleton } from '../runtime/globalSingleton.ts';
import { loadBrands } from './applyBrands.ts';
import { hostsIn, hostTaken } from './hosts.ts';

type Taken = Pick<BrandEntry, 'code' | 'name' | 'hosts'>;
interface Claim extends Taken {
  /** Instant in milliseconds. */
  readonly at: number;
}

/** Hosts that saves of this process are about to take. */
const claims = globalSingleton('hostClaims', () => new Map<PayloadRequest, Claim>());
/** A save that failed without saying so holds its hosts no longer than that. */
const claimMs = 10_000;

/**
 * Refuses hosts that another brand has got since they were validated. Saves of one process see each
 * other's claims, and on PostgreSQL those of all processes wait for each other until their end.
 */
export const claimHosts: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { code = originalDoc?.code, name = originalDoc?.name } = data;
  const hosts = hostsIn(data['hosts'] ?? originalDoc?.hosts);
  if (hosts.length === 0) return data;
  const own = { code, hosts, req };
  for (const [of, claim] of claims)
    if (Date.now() - claim.at > claimMs) claims.delete(of);
    else requireFree(claim, own);
  claims.set(req, { code, name, hosts, at: Date.now() });
  try {
    const transaction = await req.transactionID;
    if (transaction !== undefined) await lockTurn(req.payload, transaction, 'brands');
    for (const entry of await loadBrands(req.payload, req)) requireFree(entry, own);
  } catch (error) {
    claims.delete(req);
    throw error;
  }
  return data;
};

/** The row is written: whoever claims later finds it there. */
export const releaseHosts: CollectionAfterChangeHook = ({ doc, req }) => {
  claims.delete(req);
  return doc;
};

export const releaseFailed: CollectionAfterErrorHook = ({ req }) => {
  claims.delete(req);
};

interface Own {
  readonly code: string;
  readonly hosts: readonly string[];
  readonly req: PayloadRequest;
}

function requireFree(other: Taken, { code, hosts, req }: Own): void {
  const host = other.code === code ? undefined : hosts.find((one) => other.hosts?.includes(one));
  if (host === undefined) return;
  const message = hostTaken(req, host, other);
  throw new ValidationError({ errors: [{ message, path: 'hosts' }], req }, req.t);
}
