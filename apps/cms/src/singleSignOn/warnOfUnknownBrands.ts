import { brandByCode } from '@concierge/brands/registry';
import type { Payload } from 'payload';
import { singleSignOn } from './settings.ts';

/**
 * Warns of brands in `OIDC_BRANDS` that aren't here: whoever is to have one alone sees nothing. A
 * start goes on, for a brand may be made, or be gone, while the settings stay.
 */
export async function warnOfUnknownBrands(payload: Payload): Promise<void> {
  const codes = new Set(singleSignOn()?.brands.values());
  for (const code of codes)
    if (!brandByCode(code))
      payload.logger.warn(`OIDC_BRANDS names ${code}, and no brand here has that code.`);
}
