import type { BrandDefinition } from '@concierge/brands/brands';

/**
 * The brand's tag manager container (spec §1): `GTM_<CODE>`, else that of an entry in
 * `EXTRA_BRANDS`; undefined where nobody chose one, and then nothing is loaded. Read at each call,
 * so that it changes without a build.
 */
export const containerOf = (brand: BrandDefinition): string | undefined =>
  process.env[`GTM_${brand.code}`] || brand.analyticsContainer;
