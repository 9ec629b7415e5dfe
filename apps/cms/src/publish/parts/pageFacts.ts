import { brandByCode } from '@concierge/brands/registry';
import type { CampusFacts } from '@concierge/contract/campus';
import type { NewsFacts } from '@concierge/contract/news';
import { standardNewsCategory } from '../../fields/values.ts';
import type { Page } from '../../runtime/payload-types.ts';
import { lines } from './lines.ts';

/** Programme schema fields (spec §3). */
export const publishSchemaFields = (page: Page) => ({
  field_schema_title: page.field_schema_title ?? undefined,
  field_schema_description: page.field_schema_description ?? undefined,
  field_program_prerequisites: page.field_program_prerequisites ?? undefined,
  field_edu_credential_awarded: page.field_edu_credential_awarded ?? undefined,
  field_course_mode: page.field_course_mode ?? undefined,
  field_course_workload: page.field_course_workload ?? undefined,
  field_price: page.field_price ?? undefined,
});

/** Facts of a campus page; undefined until address and coordinates are filled in. */
export function publishCampusFacts({ campus }: Page): CampusFacts | undefined {
  if (!campus?.school || !campus.street || !campus.postal_code || !campus.city || !campus.canton)
    return undefined;
  if (typeof campus.latitude !== 'number' || typeof campus.longitude !== 'number') return undefined;
  return {
    school: campus.school,
    street: campus.street,
    postal_code: campus.postal_code,
    city: campus.city,
    canton: campus.canton,
    latitude: campus.latitude,
    longitude: campus.longitude,
    altitude: campus.altitude ?? undefined,
    students: campus.students ?? undefined,
    nationalities: campus.nationalities ?? undefined,
    facilities: lines(campus.facilities),
    travel: lines(campus.travel),
  };
}

/** Facts of an article; without a date of its own it has the page's. */
export function publishNewsFacts({ news, createdAt }: Page): NewsFacts {
  return {
    date: news?.date ?? createdAt,
    category: news?.category ?? standardNewsCategory,
    author: news?.author ?? undefined,
    reading_time: news?.reading_time ?? undefined,
  };
}

/**
 * The brand on whose site a programme's or campus's page is at home, where that isn't the asking
 * one: on the group's site always the school's own, on a school's site only what it doesn't show
 * itself.
 */
export function hostBrand(page: Page, school: string, brand: string): string | undefined {
  const isOn = (code: string) => page.field_domain_access.some((one) => one === code);
  const isGroup = brandByCode(brand)?.isMicrosite === false;
  if (isOn(brand) && (!isGroup || !isOn(school))) return undefined;
  const host = isOn(school) ? school : page.field_domain_access[0];
  return host === brand ? undefined : host;
}
