import * as z from 'zod/mini';
import { imageSchema } from '../values/image.ts';
import { isoDate, list, opt, soundList, text } from '../values/kit.ts';
import { langSchema } from '../values/langSchema.ts';
import { qualifications } from './applicant.ts';

const brandCode = z.string();

/** Money in Swiss francs for one semester, or once. */
const feeSchema = z.object({
  /** What it is for: tuition, board, insurance, deposit, materials, … */
  kind: z.enum(['tuition', 'board', 'insurance', 'deposit', 'materials', 'registration', 'visa']),
  /** CHF, whole francs. */
  amount: z.number().check(z.nonnegative()),
  /** 1 for the first semester; absent for what is paid once. */
  semester: opt(z.number()),
  refundable: z._default(z.boolean(), false),
  valid_from: isoDate(),
  /** Last day; an expired price is never shown (spec's fallback text stands in). */
  valid_to: isoDate(),
});

const intakeSchema = z.object({
  /** First day of classes. */
  date: isoDate(),
  application_deadline: isoDate(),
  seats: z.enum(['open', 'few', 'waiting_list', 'closed']),
});

const requirementSchema = z.object({
  /** Secondary qualification or degree asked for, in words. */
  qualification: text(),
  /** CEFR level or test score. */
  language_level: opt(z.string()),
  minimum_age: opt(z.number()),
  note: opt(z.string()),
  /**
   * Qualifications that fulfil it, and those that admissions look at one by one; both empty: all
   * are looked at.
   */
  accepts: list(z.enum(qualifications)),
  considers: list(z.enum(qualifications)),
  /**
   * ISO 3166-1 alpha-2 codes of the countries whose certificates count without a check; empty: all
   * of them.
   */
  countries: list(z.string()),
});

/** Facts of a programme; every page, comparison, calendar and markup answers from them. */
export const programFactsSchema = z.object({
  /** Code of the school that teaches it. */
  school: brandCode,
  level: z.enum(['certificate', 'diploma', 'bachelor', 'master', 'short_course']),
  subject: z.enum([
    'hospitality',
    'hotel_management',
    'culinary',
    'pastry',
    'business',
    'events',
    'wellness',
    'finance',
  ]),
  mode: z.enum(['full_time', 'part_time', 'online', 'blended']),
  /** Whole months. */
  duration_months: z.number(),
  semesters: z.number(),
  /** ISO 639-1 codes of the languages of teaching. */
  languages: list(z.string()),
  campuses: list(z.object({ title: text(), alias: opt(z.string()) })),
  intakes: soundList(intakeSchema),
  /** With one faulty price no total is right: then none is shown. */
  fees: z.catch(list(feeSchema), []),
  requirements: list(requirementSchema),
  /** Paid internship: months and the usual CHF a month. */
  internship: opt(z.object({ months: z.number(), monthly_pay: z.number(), text: opt(z.string()) })),
  accreditation: list(z.string()),
  career_outcomes: list(z.string()),
  curriculum: list(z.object({ term: text(), modules: list(z.string()), credits: opt(z.number()) })),
});
export type ProgramFacts = z.output<typeof programFactsSchema>;

/** Programme schema fields (spec §3) for the structured markup of programme pages (§2). */
export const programSchemaFieldsSchema = z.object({
  field_schema_title: opt(z.string()),
  field_schema_description: opt(z.string()),
  field_program_prerequisites: opt(z.string()),
  field_edu_credential_awarded: opt(z.string()),
  field_course_mode: opt(z.string()),
  field_course_workload: opt(z.string()),
  /** CHF as text; absent shows 'Please inquire for tuition fees' (spec §9). */
  field_price: opt(z.string()),
});

/** A programme as lists, finder and comparison show it. */
export const programTeaserSchema = z.object({
  /**
   * Id of its page, by which calendars know its dates again and the comparison knows it in every
   * language.
   */
  id: opt(z.string()),
  /** Language of its texts, where it isn't that of what it stands in. */
  lang: opt(langSchema),
  title: text(),
  alias: text(),
  field_lead: opt(z.string()),
  image: opt(imageSchema),
  field_edu_credential_awarded: opt(z.string()),
  field_price: opt(z.string()),
  facts: programFactsSchema,
  /** Brand on whose site the page is at home, where that is another than the asking one. */
  host_brand: opt(brandCode),
});
export type ProgramTeaser = z.output<typeof programTeaserSchema>;
