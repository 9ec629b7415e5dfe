import { type Applicant, applicantQuery, readApplicant } from '@concierge/contract/applicant';
import { type Eligibility, eligibility } from '@concierge/contract/eligibility';
import { finderQueryOf } from '@concierge/contract/finder';
import { programmeInterests } from '@concierge/contract/lead';
import type { ProgramTeaser } from '@concierge/contract/program';
import { swissDay } from '@concierge/contract/swissDay';
import type { PageContext } from '../content/pageContext.ts';
import { askFinder } from '../finder/askFinder.ts';
import { stringsOf } from '../i18n/strings.ts';
import { countryName, levelName, overall } from './words.ts';

/** What somebody found out by “Can I apply?”, on its way along with an enquiry (issue 6.5). */
export interface Enquiry {
  readonly title: string;
  readonly applicant: Applicant;
  readonly answer: Eligibility;
  /** The query that tells of it. */
  readonly query: string;
  /** The same for admissions, in English. */
  readonly note: string;
  /** Values of form fields that were answered already. */
  readonly presets: Readonly<Record<string, string>>;
}

/** The enquiry that a form page's address tells of; judged anew, because an address can be anybody's. Undefined where there is none. */
export async function enquiryOf(context: PageContext): Promise<Enquiry | undefined> {
  const { url, answer: page, lang } = context;
  const alias = url.searchParams.get('program');
  const applicant = readApplicant(url.searchParams)?.applicant;
  if (!alias || !applicant || !page?.node.field_webform_dynamic_paragraph) return undefined;
  const found = await askFinder(context, finderQueryOf(new URLSearchParams({ lang })), [alias]);
  const program = found?.asked.find((one) => one.alias === alias);
  if (!program) return undefined;
  const answer = eligibility(program.facts, applicant, swissDay());
  const query = applicantQuery(applicant);
  query.set('program', alias);
  return {
    title: program.title,
    applicant,
    answer,
    query: `?${query}`,
    note: noteOf(program, applicant, answer),
    presets: presetsOf(program, applicant),
  };
}

/** One line that admissions can read, whatever language the visitor reads. */
export function noteOf({ title, alias, facts }: ProgramTeaser, applicant: Applicant, answer: Eligibility): string {
  const t = stringsOf('en');
  const criteria = answer.criteria.map(({ name, verdict }) => `${t.eligibility.criteria[name]}: ${t.eligibility[verdict].toLowerCase()}`);
  return [
    `“${t.eligibility.title}” ${facts.school}, ${title} (${alias}): ${overall(answer, title, t)}`,
    `School in ${countryName(applicant.country, 'en')}; ${t.eligibility.qualifications[applicant.qualification]}; language ${levelName(applicant.level, t)}; age ${applicant.age}.`,
    `${[...criteria, `next start: ${answer.intake?.date ?? 'none'}`].join('; ')}.`,
  ].join(' ');
}

function presetsOf({ facts }: ProgramTeaser, { qualification, level }: Applicant): Record<string, string> {
  const [bachelor, master] = programmeInterests;
  const interest = facts.level === 'bachelor' ? bachelor : facts.level === 'master' ? master : '';
  return { ProgrammeInterest: interest, Qualification: qualification, EnglishLevel: level === 'C2' || level === 'native' ? 'C1' : level };
}
