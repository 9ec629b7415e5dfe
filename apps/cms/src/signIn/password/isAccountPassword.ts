import { timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { payloadHash } from './payloadHash.ts';
import { signsInByProvider } from './signsInByProvider.ts';

interface Stored {
  readonly id: number;
  readonly hash?: string | null;
  readonly salt?: string | null;
  readonly provider_subject?: string | null;
}

/** True where it is the password of this account, and its owner may use it. */
export async function isAccountPassword(
  payload: Payload,
  id: number,
  password: unknown,
): Promise<boolean> {
  const where = { id: { equals: id } };
  const account = await payload.db.findOne<Stored>({ collection: 'users', where });
  const { hash, salt } = account ?? {};
  if (account && signsInByProvider(account)) return false;
  if (typeof password !== 'string' || !hash || !salt) return false;
  const [given, wanted] = [Buffer.from(await payloadHash(password, salt, hash)), Buffer.from(hash)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
