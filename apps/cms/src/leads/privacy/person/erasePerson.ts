import type { Payload } from 'payload';
import { forgetSaves } from '../../../editing/saves.ts';
import { inTurn } from '../../../runtime/database/inTurn.ts';
import { truncateWal } from '../../../runtime/database/scrubDatabase.ts';
import type { Erasure } from '../../../runtime/payload-types.ts';
import { recordErasure } from '../../newsletter/service/recordChanges.ts';
import type { AskedCause } from '../causes.ts';
import { erasePresets } from '../erasePresets.ts';
import { markErased } from '../marks.ts';
import { beginReceipt, begunReceipt, endReceipt, hasAny, ofBrand } from '../receipts.ts';
import type { Brand } from '../terms.ts';
import { findPerson, type PersonData } from './findPerson.ts';
import type { Identity } from './identity.ts';
import { withoutNames, withoutPerson } from './mentions.ts';

interface Erasing {
  readonly identity: Identity;
  readonly data: PersonData;
  /** Brands in which the person is erased, all that the officer may see. */
  readonly brands: readonly Brand[];
  readonly cause: AskedCause;
  /** Account of the officer. */
  readonly user: number | null;
}

/**
 * Erases what was found of a person, and leaves a receipt for each brand that had any of it, or for
 * the first one; the receipts are written first, and erasing again finishes what a crash left. What
 * is still on its way from a site is dropped when it arrives.
 */
export async function erasePerson(payload: Payload, erasing: Erasing): Promise<Erasure[]> {
  // No lead arrives meanwhile: what came before is found, and what comes later is dropped.
  const receipts = await inTurn(payload, 'intake', () => eraseNow(payload, erasing));
  await truncateWal(payload);
  return receipts;
}

async function eraseNow(payload: Payload, erasing: Erasing): Promise<Erasure[]> {
  const { identity, brands } = erasing;
  const now = new Date().toISOString();
  for (const brand of brands) await markErased(payload, brand, identity, now);
  const data = await findPerson(payload, identity, brands, erasing.data.leads);
  const receipts = await beginReceipts(payload, erasing, data);
  for (const { id, fields, note } of data.mentions)
    await payload.update({
      collection: 'leads',
      id,
      data: {
        fields: withoutNames(fields, identity),
        ...(note ? { note: withoutPerson(note, identity) } : {}),
      },
      overrideAccess: true,
      depth: 0,
    });
  // Enquiries last: after a crash they are what the person is found by again.
  await remove(payload, 'mails', data.mails);
  await remove(payload, 'visits', data.visits);
  await erasePresets(payload, [identity]);
  await recordErasure(payload, data.subscriptions);
  await remove(payload, 'subscribers', data.subscriptions);
  await remove(payload, 'leads', data.leads);
  const done: Erasure[] = [];
  for (const receipt of receipts) done.push(await endReceipt(payload, receipt));
  return done;
}

/** A receipt for each brand that has anything or was begun before; else one for the first brand. */
async function beginReceipts(
  payload: Payload,
  erasing: Erasing,
  data: PersonData,
): Promise<Erasure[]> {
  const receipts: Erasure[] = [];
  for (const brand of erasing.brands) {
    const own = ofBrand(data, brand);
    if (hasAny(own) || (await begunReceipt(payload, brand, erasing.identity)))
      receipts.push(await beginReceipt(payload, brand, own, erasing));
  }
  const [first] = erasing.brands;
  if (receipts.length === 0 && first)
    receipts.push(await beginReceipt(payload, first, ofBrand(data, first), erasing));
  return receipts;
}

async function remove(
  payload: Payload,
  collection: 'leads' | 'mails' | 'subscribers' | 'visits',
  docs: readonly { readonly id: number }[],
): Promise<void> {
  if (docs.length === 0) return;
  const ids = docs.map(({ id }) => id);
  await payload.db.deleteMany({ collection, where: { id: { in: ids } } });
  await forgetSaves(payload, collection, ids);
}
