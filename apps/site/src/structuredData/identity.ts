import type { BrandDefinition } from '@concierge/brands/brands';
import { brandByCode, registry } from '@concierge/brands/registry';
import type { CollegeOrUniversity } from 'schema-dts';
import { brandOrigin } from '../routing/hosts.ts';

/** Stable id of a school in the markup of all five sites. */
export const schoolId = (brand: BrandDefinition): string => `${brandOrigin(brand)}/#school`;

/** The school by its code; an unknown one (a brand of another installation) is the page's own. */
export const schoolBrand = (code: string, fallback: BrandDefinition): BrandDefinition =>
  brandByCode(code) ?? fallback;

/**
 * A school as `CollegeOrUniversity`, with the group as parent, or the schools as parts of the
 * group.
 */
export function organization(brand: BrandDefinition): CollegeOrUniversity {
  const group = registry.find((other) => !other.isMicrosite);
  const parts = registry.filter((other) => other.isMicrosite);
  return {
    '@type': 'CollegeOrUniversity',
    '@id': schoolId(brand),
    name: brand.name,
    url: `${brandOrigin(brand)}/`,
    ...(brand.isMicrosite && group
      ? {
          parentOrganization: {
            '@type': 'CollegeOrUniversity',
            '@id': schoolId(group),
            name: group.name,
          },
        }
      : {}),
    ...(brand.isMicrosite
      ? {}
      : {
          subOrganization: parts.map((part) => ({
            '@type': 'CollegeOrUniversity' as const,
            '@id': schoolId(part),
            name: part.name,
          })),
        }),
  };
}
