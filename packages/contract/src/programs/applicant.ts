import { countryCodes } from '../leads/countryCodes.ts';

/** Highest qualifications that a programme's rules speak of. */
export const qualifications = [
  'in_school',
  'secondary',
  'vocational',
  'bachelor',
  'master',
] as const;
/** The same as an applicant can name them. */
export const statedQualifications = [...qualifications, 'another'] as const;
/** Levels of the Common European Framework, the lowest first. */
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
/** The same as an applicant can name them. */
export const statedLevels = [...languageLevels, 'native', 'unknown'] as const;
/** Ages in years that are believed. */
export const ages = { from: 14, to: 99 } as const;

/** What somebody says who asks whether they can apply. */
export interface Applicant {
  /** ISO 3166-1 alpha-2 code of the country of schooling. */
  readonly country: string;
  readonly qualification: (typeof statedQualifications)[number];
  readonly level: (typeof statedLevels)[number];
  /** Years at the start of the programme. */
  readonly age: number;
}

/** The questions, and the names of their parameters in an address. */
export const applicantFields = ['country', 'qualification', 'level', 'age'] as const;
export type ApplicantField = (typeof applicantFields)[number];

/**
 * An address's answers: as they were typed, which of them can't be read, and the applicant where
 * all can.
 */
export interface ApplicantReading {
  readonly typed: Readonly<Record<ApplicantField, string>>;
  readonly problems: readonly ApplicantField[];
  readonly applicant: Applicant | undefined;
}

/**
 * Reads the answers out of an address; undefined where it has none. Never fails, whatever it is
 * given.
 */
export function readApplicant(params: URLSearchParams): ApplicantReading | undefined {
  if (!applicantFields.some((field) => params.has(field))) return undefined;
  const of = (field: ApplicantField) => (params.get(field) ?? '').trim().slice(0, 80);
  const typed = {
    country: of('country'),
    qualification: of('qualification'),
    level: of('level'),
    age: of('age'),
  };
  const country = countryCodes.find((code) => code === typed.country.toUpperCase());
  const qualification = statedQualifications.find((stated) => stated === typed.qualification);
  const level = statedLevels.find((stated) => stated === typed.level);
  const age = parseAge(typed.age);
  const read = { country, qualification, level, age };
  const problems = applicantFields.filter((field) => read[field] === undefined);
  const applicant =
    country && qualification && level && age !== undefined
      ? { country, qualification, level, age }
      : undefined;
  return { typed, problems, applicant };
}

/** The answers as a query, in one order. */
export const applicantQuery = ({
  country,
  qualification,
  level,
  age,
}: Applicant): URLSearchParams =>
  new URLSearchParams({ country, qualification, level, age: String(age) });

/** Whole years in Latin, Arabic or Persian digits; undefined for what is no age of an applicant. */
function parseAge(typed: string): number | undefined {
  const latin = typed.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  const age = /^\d{1,3}$/.test(latin) ? Number(latin) : undefined;
  return age !== undefined && age >= ages.from && age <= ages.to ? age : undefined;
}
