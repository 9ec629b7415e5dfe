import { wordIn } from '../../i18n/label.ts';
import type { Page } from '../../runtime/payload-types.ts';

/** Facts without which a programme is on no list, by what editors call them. */
const programLabels = {
  school: 'School',
  level: 'Level',
  subject: 'Subject',
  mode: 'Mode',
  duration_months: 'Duration (months)',
  semesters: 'Semesters',
} as const;
/** The same of a campus. */
const campusLabels = {
  school: 'School',
  street: 'Street',
  postal_code: 'Postal code',
  city: 'City',
  canton: 'Canton',
  latitude: 'Latitude',
  longitude: 'Longitude',
} as const;

/**
 * What a programme or campus lacks to be on lists and in the finder, in a language of the admin;
 * none for pages of other types.
 */
export function missingFacts(page: Page, language: string): string[] {
  if (page.type === 'program') return missing(page.program ?? {}, programLabels, language);
  if (page.type === 'singleCampus') return missing(page.campus ?? {}, campusLabels, language);
  return [];
}

function missing<K extends string>(
  facts: Readonly<Partial<Record<NoInfer<K>, unknown>>>,
  labels: Readonly<Record<K, string>>,
  language: string,
): string[] {
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
  const names = Object.keys(labels) as K[];
  return names.flatMap((name) => (isEmpty(facts[name]) ? wordIn(language, labels[name]) : []));
}
