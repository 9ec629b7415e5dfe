import type { Payload } from 'payload';
import type { Erasure } from '../../runtime/payload-types.ts';
import { truncateWal } from '../../runtime/scrubDatabase.ts';
import { inTurn } from '../inbox/inTurn.ts';
import type { AskedCause } from './causes.ts';
import { findPerson, type PersonData } from './findPerson.ts';
import type { Identity } from './identity.ts';
import { withoutNames } from './mentions.ts';
import type { Brand } from './terms.ts';
import { buryPerson } from './tombstones.ts';

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
 * the first one. What is still on its way from a site is dropped when it arrives.
 */
export async function erasePerson(payload: Payload, erasing: Erasing): Promise<Erasure[]> {
  // No lead arrives meanwhile: what came before is found, and what comes later is buried.
  return inTurn(payload, 'intake', () => eraseNow(payload, erasing));
}

async function eraseNow(payload: Payload, erasing: Erasing): Promise<Erasure[]> {
  const { identity, brands, cause, user } = erasing;
  const now = new Date().toISOString();
  const identities = [identity.email, identity.digits].filter(Boolean);
  for (const brand of brands) await buryPerson(payload, brand, identities, now);
  const data = await findPerson(payload, identity, brands, erasing.data.inquiries);
  for (const { id, fields } of data.mentions)
    await payload.update({
      collection: 'inquiries',
      id,
      data: { fields: withoutNames(fields, identity) },
      overrideAccess: true,
      depth: 0,
    });
  // Enquiries last: after a crash they are what the person is found by again.
  await remove(payload, 'mails', data.mails);
  await remove(payload, 'visits', data.visits);
  await remove(payload, 'subscribers', data.subscriptions);
  await remove(payload, 'inquiries', data.inquiries);
  const counts = brands.map((brand) => receipt(brand, data));
  const some = counts.filter(({ crm_references, brand, ...numbers }) =>
    Object.values(numbers).some((count) => typeof count === 'number' && count > 0),
  );
  const receipts: Erasure[] = [];
  for (const counted of some.length > 0 ? some : counts.slice(0, 1))
    receipts.push(
      await payload.create({
        collection: 'erasures',
        data: { ...counted, cause, user },
        overrideAccess: true,
        depth: 0,
      }),
    );
  await truncateWal(payload);
  return receipts;
}

async function remove(
  payload: Payload,
  collection: 'inquiries' | 'mails' | 'subscribers' | 'visits',
  docs: readonly { readonly id: number }[],
): Promise<void> {
  const where = { id: { in: docs.map(({ id }) => id) } };
  if (docs.length > 0) await payload.db.deleteMany({ collection, where });
}

/** What went of one brand, and by which references the CRM knows it. */
function receipt(brand: Brand, data: PersonData) {
  const of = (docs: readonly { readonly brand?: unknown }[]) =>
    docs.filter((doc) => doc.brand === brand).length;
  const inCrm = data.inquiries.filter(
    (inquiry) => inquiry.brand === brand && (inquiry.attempt_count ?? 0) > 0,
  );
  return {
    brand,
    inquiries: of(data.inquiries),
    mails: of(data.mails),
    subscriptions: of(data.subscriptions),
    visits: data.visits.filter(({ key }) =>
      data.inquiries.some((inquiry) => inquiry.key === key && inquiry.brand === brand),
    ).length,
    mentions: of(data.mentions),
    crm_state: inCrm.length > 0 ? ('open' as const) : ('none' as const),
    crm_references: inCrm.map(({ reference }) => reference).join('\n') || null,
  };
}
