import type { BrandDefinition } from '@concierge/brands/brands';

/** The brand's tag manager container (spec §1): `GTM_<CODE>`, else the table's; read when asked, so that it changes without a build. */
export const containerOf = (brand: BrandDefinition): string => process.env[`GTM_${brand.code}`] ?? brand.analyticsContainer;
