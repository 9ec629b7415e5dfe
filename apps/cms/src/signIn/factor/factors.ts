import type { Payload } from 'payload';
import type { SecondFactor } from '../../runtime/payload-types.ts';
import { decrypt, encrypt } from './cipher.ts';
import { plainCode } from './plainCode.ts';
import { findRecoveryHash, hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.ts';
import { stepOfCode } from './totp.ts';

const collection = 'second-factors';
const of = (user: number) => ({ user: { equals: user } });

/** The stored factor of an account, or null. */
const loadFactor = (payload: Payload, user: number): Promise<SecondFactor | null> =>
  payload.db.findOne<SecondFactor>({ collection, where: of(user) });

/** Recovery codes that are left; undefined for an account without a factor. */
export async function recoveryCodesLeft(
  payload: Payload,
  user: number,
): Promise<number | undefined> {
  const factor = await loadFactor(payload, user);
  return factor ? recoveryHashes(factor).length : undefined;
}

export const hasFactor = async (payload: Payload, user: number): Promise<boolean> =>
  (await recoveryCodesLeft(payload, user)) !== undefined;

/**
 * Stores a factor in place of any other, with the step of the code that proved it; gives the ten
 * recovery codes, which are shown this once.
 */
export async function storeFactor(
  payload: Payload,
  user: number,
  secret: string,
  lastStep: number,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await removeFactor(payload, user);
  await payload.db.create({
    collection,
    data: {
      user,
      secret: encrypt(secret, accountOwner(user)),
      lastStep,
      recovery: codes.map(hashRecoveryCode),
      uses: 0,
    },
    returning: false,
  });
  return codes;
}

/** Ten new recovery codes; the others end. */
export async function replaceRecoveryCodes(payload: Payload, user: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const data = { recovery: codes.map(hashRecoveryCode) };
  await payload.db.updateOne({ collection, where: of(user), data });
  return codes;
}

export const removeFactor = async (payload: Payload, user: number): Promise<void> => {
  await payload.db.deleteMany({ collection, where: of(user) });
};

/** Uses up a code of the app or a recovery code; false where it is wrong or was used before. */
export async function redeemCode(payload: Payload, user: number, typed: unknown): Promise<boolean> {
  const factor = await loadFactor(payload, user);
  const change = factor && changeBy(factor, plainCode(typed));
  if (!factor || !change) return false;
  const unchanged = { and: [of(user), { uses: { equals: factor.uses } }] };
  const data = { ...change, uses: factor.uses + 1 };
  const options = { atomic: true } as const;
  return (await payload.db.updateOne({ collection, where: unchanged, data, options })) !== null;
}

function changeBy(factor: SecondFactor, code: string): Partial<SecondFactor> | undefined {
  const step = stepOfCode(decryptSecret(factor), code);
  if (step !== undefined) return step > factor.lastStep ? { lastStep: step } : undefined;
  const left = recoveryHashes(factor);
  const used = findRecoveryHash(code, left);
  return used === undefined ? undefined : { recovery: left.filter((hash) => hash !== used) };
}

const accountOwner = (user: number): string => `account ${user}`;
const recoveryHashes = ({ recovery }: SecondFactor): string[] => recovery as string[];

function decryptSecret({ secret, user }: SecondFactor): string {
  const plain = decrypt(secret, accountOwner(user));
  if (plain === undefined)
    throw new Error('A second factor is encrypted under another PAYLOAD_SECRET');
  return plain;
}
