import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { accountName } from '../../text/accountName.ts';
import { payloadHash } from './payloadHash.ts';

const salt = randomBytes(32).toString('hex');

interface Stored {
  readonly id: number;
  readonly hash?: string | null;
  readonly salt?: string | null;
}

/**
 * Calculates a hash where Payload will not, for it looks at no password of an unknown account: so
 * both answers take the same work.
 */
export async function spendHash(
  { payload }: Pick<PayloadRequest, 'payload'>,
  email: string,
  password: string,
): Promise<void> {
  const account = await payload.db.findOne<Stored>({
    collection: 'users',
    where: { email: { equals: accountName(email) } },
  });
  if (account?.hash && account.salt) return;
  await payloadHash(password, salt);
}
