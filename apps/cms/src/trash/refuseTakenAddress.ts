import type { Lang } from '@concierge/contract/lang';
import { APIError, type PayloadRequest } from 'payload';
import { sayTo } from '../i18n/say.ts';
import { takenAddress } from '../validation/addresses/takenAddress.ts';

/**
 * Refuses that a page comes out of the trash while another published page of its brands has its
 * address.
 */
export async function refuseTakenAddress(
  req: PayloadRequest,
  page: Record<string, unknown> | undefined,
): Promise<void> {
  const taken = await takenAddress(req, {
    id: page?.['id'],
    alias: (page?.['alias'] ?? {}) as Partial<Record<Lang, string>>,
    brands: [page?.['field_domain_access'] ?? []].flat(),
  });
  if (!taken) return;
  const message = sayTo({ req })(
    'The page “{title}” has the address {address} now. Change that one first.',
    { title: taken.title, address: taken.address },
  );
  throw new APIError(message, 409, null, true);
}
