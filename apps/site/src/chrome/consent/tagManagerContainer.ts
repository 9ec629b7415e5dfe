import type { BrandDefinition } from '@concierge/brands/brands';
import type { Settings } from '@concierge/contract/calls';
import { variable } from '../../runtime/siteVariables.ts';

/**
 * The brand's tag manager container (spec §1): `GTM_<CODE>`, else that of an entry in
 * `EXTRA_BRANDS`; undefined where there is none or the brand has not chosen the tag manager (ADR
 * 28), and then nothing is loaded. Read at each call, so that it changes without a build.
 */
export const tagManagerContainer = (
  brand: BrandDefinition,
  settings: Partial<Pick<Settings, 'vendors'>> | undefined,
): string | undefined =>
  settings?.vendors?.includes('google_tag_manager')
    ? variable(`GTM_${brand.code}`) || brand.analyticsContainer
    : undefined;
