import { brandByCode } from '@concierge/brands/registry';
import type { Form } from '@concierge/contract/form';

/**
 * The school that holds an event of a form, which the lead is for (spec §10.25); undefined for an
 * event of the group or of the site's own brand, and for none.
 */
export function eventSchool(
  { campaigns }: Pick<Form, 'campaigns'>,
  id: string | undefined,
): string | undefined {
  const brand = brandByCode(campaigns.find(({ Id }) => Id === id)?.school ?? '');
  return brand?.isMicrosite ? brand.code : undefined;
}
