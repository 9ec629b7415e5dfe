import { createHmac, randomBytes } from 'node:crypto';
import { formerPayloadSecrets, payloadSecret } from '../../runtime/env.ts';
import { factorKey } from './cipher.ts';
import { plainCode } from './plainCode.ts';

const howMany = 10;
/** Letters and digits that nobody confuses; 32 of them, 5 bits each. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';
/** 120 bits, so that a fast hash is enough. */
const length = 24;

/** Ten new codes as people see them: `abcdef-ghjkmn-pqrstu-vwxyz0`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => {
    const characters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]);
    return [0, 6, 12, 18].map((start) => characters.slice(start, start + 6).join('')).join('-');
  });

const hashWith = (secret: string, code: string): string =>
  createHmac('sha256', factorKey(secret, 'recovery')).update(plainCode(code)).digest('base64url');

/** What is stored of a code: HMAC-SHA-256 under a key made of PAYLOAD_SECRET. */
export const hashRecoveryCode = (code: string): string => hashWith(payloadSecret, code);

/** The hash among the stored ones that is this code's, also one under a former PAYLOAD_SECRET. */
export function findRecoveryHash(code: string, stored: readonly string[]): string | undefined {
  const hashes = [payloadSecret, ...formerPayloadSecrets].map((secret) => hashWith(secret, code));
  return stored.find((hash) => hashes.includes(hash));
}
