import { type BrandCode, brands } from '@concierge/brands/brands';

/** Tag manager containers of the product under test, one a brand, as its environment sets them. */
export const containers = Object.fromEntries(
  brands.map(({ code }) => [`GTM_${code}`, `GTM-${code}TEST`]),
) as Record<`GTM_${BrandCode}`, string>;
