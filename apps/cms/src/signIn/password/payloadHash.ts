import crypto from 'node:crypto';
import { promisify } from 'node:util';

/**
 * Payload's hashes of passwords, PBKDF2-SHA-256: those of today by their beginning, and older ones.
 */
const today = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 };
const older = { prefix: '', rounds: 25_000, bytes: 512 };

/** A hash as Payload stores it; `hash` says of which kind, today's without one. */
export async function payloadHash(password: string, salt: string, hash?: string): Promise<string> {
  const isOlder = hash !== undefined && !hash.startsWith(today.prefix);
  const { prefix, rounds, bytes } = isOlder ? older : today;
  const key = await promisify(crypto.pbkdf2)(password, salt, rounds, bytes, 'sha256');
  return prefix + key.toString('hex');
}
