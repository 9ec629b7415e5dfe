import type { LeadType } from '@concierge/contract/form';
import type { L10n, SeedForm, SeedFormField } from '../types.ts';
import { schoolsOrUndecided } from './choices.ts';
import { hidden, must, select } from './fields.ts';
import { labels, missing } from './words.ts';

interface FormInput {
  brand: string;
  type: LeadType;
  title: L10n;
  submitLabel: L10n;
  fields: SeedFormField[];
  /**
   * 'hidden': no school is asked for, since the chosen programme or event names it, or since the
   * sender hears of all of them.
   */
  schoolInterest?: 'hidden';
  /** For analytics; sent along as the three `additionalGtm` fields (spec §3). */
  gtm: { type: string; title: string; name: string };
}

/** Key of a brand's form: `him-apply`. */
export const formKey = (brand: string, type: LeadType): string => `${brand.toLowerCase()}-${type}`;

/** Which school, if any yet: asked on the group's site, known on a school's own. */
const schoolField = (brand: string): SeedFormField =>
  brand === 'SEG'
    ? must(select('SchoolInterest', labels.school, schoolsOrUndecided), missing.school)
    : hidden('SchoolInterest', brand);

/**
 * A lead form with the hidden fields that all of them send (spec §3). Those without a value are
 * filled in by the page: address, thank-you path, time zone, the event of the page, and the CRM's
 * ids.
 */
export function makeForm({
  brand,
  type,
  title,
  submitLabel,
  fields,
  schoolInterest,
  gtm,
}: FormInput): SeedForm {
  const own = new Set(fields.map((field) => field.name));
  const sent: SeedFormField[] = [
    hidden('WebSource', brand),
    hidden('SourceWebURL'),
    hidden('ThankYouURL'),
    hidden('SiteType', brand === 'SEG' ? 'group' : 'school'),
    hidden('oid'),
    hidden('sfga'),
    hidden('EventId'),
    hidden('Timezone'),
    schoolInterest === 'hidden' ? hidden('SchoolInterest', brand) : schoolField(brand),
    hidden('additionalGtmFormType', gtm.type),
    hidden('additionalGtmFormTitle', gtm.title),
    hidden('additionalGtmFormName', gtm.name),
  ];
  const visible = sent.filter((field) => field.type !== 'hidden' && !own.has(field.name));
  return {
    key: formKey(brand, type),
    brands: [brand],
    type,
    title,
    submitLabel,
    fields: [
      ...visible,
      ...fields,
      ...sent.filter((field) => field.type === 'hidden' && !own.has(field.name)),
    ],
    isQuiz: false,
    additionalGtmFormType: gtm.type,
    additionalGtmFormTitle: gtm.title,
    additionalGtmFormName: gtm.name,
  };
}
