import { type Applicant, applicantQuery, readApplicant } from '@concierge/contract/applicant';
import { type Eligibility, eligibility as evaluate } from '@concierge/contract/eligibility';
import { programmeInterest } from '@concierge/contract/lead';
import type { ProgramTeaser } from '@concierge/contract/program';
import { swissDay } from '@concierge/contract/swissDay';
import type { EligibilityQuery } from '../content/eligibilityQuery.ts';
import { interfaceStrings } from '../i18n/strings.ts';
import { countryName, levelName, overall } from './words.ts';

/**
 * “Can I apply?” answers in a form page's address, evaluated again, because anybody can write an
 * address; undefined if there are none.
 */
export function toEligibilityQuery(
  parameters: URLSearchParams,
  program: ProgramTeaser,
): EligibilityQuery | undefined {
  const applicant = readApplicant(parameters)?.applicant;
  if (!applicant) return undefined;
  const answer = evaluate(program.facts, applicant, swissDay());
  const query = applicantQuery(applicant);
  query.set('program', program.alias);
  return {
    title: program.title,
    applicant,
    answer,
    query: `?${query}`,
    note: admissionsNote(program, applicant, answer),
    presets: formPresets(program, applicant),
  };
}

/** One line that admissions can read, whatever language the visitor reads. */
export function admissionsNote(
  { title, alias, facts }: ProgramTeaser,
  applicant: Applicant,
  answer: Eligibility,
): string {
  const t = interfaceStrings('en');
  const criteria = answer.criteria.map(
    ({ name, verdict }) =>
      `${t.eligibility.criteria[name]}: ${t.eligibility[verdict].toLowerCase()}`,
  );
  return [
    `“${t.eligibility.title}” ${facts.school}, ${title} (${alias}): ${overall(answer, title, t)}`,
    `School in ${countryName(applicant.country, 'en')}; ${t.eligibility.qualifications[applicant.qualification]}; language ${levelName(applicant.level, t)}; age ${applicant.age}.`,
    `${[...criteria, `next start: ${answer.intake?.date ?? 'none'}`].join('; ')}.`,
  ].join(' ');
}

function formPresets(
  { facts }: ProgramTeaser,
  { country, qualification, level }: Applicant,
): Record<string, string> {
  const interest = programmeInterest(facts.level) ?? '';
  return {
    ProgrammeInterest: interest,
    Country: country,
    Qualification: qualification,
    EnglishLevel: level === 'C2' || level === 'native' ? 'C1' : level,
  };
}
