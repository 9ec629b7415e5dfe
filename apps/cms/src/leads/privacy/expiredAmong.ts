import type { Payload } from 'payload';
import { type Brand, loadTerms, monthsBefore } from './terms.ts';

/** Keys of those leads that wait at a site for longer than their brand keeps enquiries. */
export async function expiredAmong(
  payload: Payload,
  leads: readonly { readonly key: string; readonly brand: string; readonly received_at: string }[],
  now = Date.now(),
): Promise<string[]> {
  if (leads.length === 0) return [];
  const brandTerms = await loadTerms(payload);
  return leads.flatMap(({ key, brand, received_at }) =>
    received_at < monthsBefore(now, brandTerms(brand as Brand).leads) ? [key] : [],
  );
}
