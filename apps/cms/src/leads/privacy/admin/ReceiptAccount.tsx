import type { UIFieldServerProps } from 'payload';
import { loadOwnDocument } from '../../../access/loadOwnDocument.ts';

/** The address of the account that a receipt names, as long as there is the account. */
export async function ReceiptAccount({ data, payload, user }: UIFieldServerProps) {
  const { id } = data ?? {};
  const receipt = id ? await loadOwnDocument({ payload, user }, 'erasures', Number(id)) : undefined;
  if (!receipt?.user) return null;
  const account = await payload.findByID({
    collection: 'users',
    id: receipt.user,
    depth: 0,
    select: { email: true },
    // Officers read no accounts; of who acted on their persons' data they may know the address.
    overrideAccess: true,
    disableErrors: true,
  });
  return account ? (
    <p>
      <bdi>{account.email}</bdi>
    </p>
  ) : null;
}
