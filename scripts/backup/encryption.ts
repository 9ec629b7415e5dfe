import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Refusal } from '../lib/Refusal.ts';

const isSecret = (key: string): boolean => key.startsWith('AGE-SECRET-KEY-');

/** A new pair of keys of age: the secret one reads backups, with the public one they are made. */
export async function makeKeys(): Promise<{ secret: string; public: string }> {
  const secret = await generateX25519Identity();
  return { secret, public: await identityToRecipient(secret) };
}

/**
 * A function that encrypts streams in the age format (age-encryption.org/v1), for either key of a
 * pair. Throws a Refusal for what is no key.
 */
export async function encryption(key: string): Promise<(plain: Readable) => Promise<Readable>> {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(isSecret(key) ? await identityToRecipient(key) : key);
  } catch {
    throw new Refusal('BACKUP_KEY is no key of age: `npm run backup -- --make-key` makes one.');
  }
  return async (plain) => fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/** The counterpart of `encryption`; needs the secret key, and throws a Refusal for another one. */
export function decryption(key: string | undefined): (stored: Readable) => Promise<Readable> {
  const decrypter = new Decrypter();
  if (!key) throw new Refusal('The backup is encrypted: give its secret key with BACKUP_KEY.');
  if (!isSecret(key))
    throw new Refusal(
      'BACKUP_KEY is a public key: a backup is read with the secret one, AGE-SECRET-KEY-….',
    );
  try {
    decrypter.addIdentity(key);
  } catch {
    throw new Refusal('BACKUP_KEY is no key of age.');
  }
  return async (stored) => {
    const plain = await decrypter.decrypt(toWeb(stored)).catch(() => {
      throw new Refusal('BACKUP_KEY is the wrong key: the backup was encrypted for another one.');
    });
    return fromWeb(plain);
  };
}

// The streams of Node's types and of the browser's are the same at run time.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as NodeStream);
