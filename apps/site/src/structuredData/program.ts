import { nextIntake } from '@concierge/contract/intake';
import type { Lang } from '@concierge/contract/lang';
import type { PageNode } from '@concierge/contract/node';
import { totalTuition } from '@concierge/contract/totalCost';
import type { EducationalOccupationalProgram, Offer } from 'schema-dts';
import { documentUrl } from '../content/documentUrl.ts';
import type { PageContext } from '../content/pageContext.ts';
import { plural } from '../i18n/plural.ts';
import type { Strings } from '../i18n/types.ts';
import { parseAmount, typedPrice } from '../programs/price.ts';
import { schoolBrand, schoolId } from './identity.ts';

/**
 * Programme markup (spec §2; offer: spec §9): its facts, its offer in CHF, and the course that it
 * is.
 */
export function programMarkup(
  context: PageContext,
  today: string,
): EducationalOccupationalProgram | undefined {
  const { answer, brand, lang, t } = context;
  const node = answer?.node;
  if (!node?.program) return undefined;
  const { program } = node;
  const name = node.field_schema_title ?? node.title;
  const description = node.field_schema_description ?? node.field_lead ?? node.title;
  const provider = {
    '@type': 'CollegeOrUniversity',
    '@id': schoolId(schoolBrand(program.school, brand)),
    name: schoolBrand(program.school, brand).name,
  } as const;
  const intake = nextIntake(program.intakes, today);
  return {
    '@type': 'EducationalOccupationalProgram',
    name,
    description,
    url: documentUrl(node, context),
    provider,
    ...(node.field_program_prerequisites
      ? { programPrerequisites: node.field_program_prerequisites }
      : {}),
    ...(node.field_edu_credential_awarded
      ? { educationalCredentialAwarded: node.field_edu_credential_awarded }
      : {}),
    ...(node.field_course_mode ? { educationalProgramMode: node.field_course_mode } : {}),
    timeToComplete: `P${program.duration_months}M`,
    ...(intake ? { startDate: intake.date, applicationDeadline: intake.application_deadline } : {}),
    offers: programOffer(node, lang, today, t),
    hasCourse: {
      '@type': 'Course',
      name,
      description,
      provider,
      hasCourseInstance: {
        '@type': 'CourseInstance',
        ...(node.field_course_mode ? { courseMode: node.field_course_mode } : {}),
        ...(node.field_course_workload ? { courseWorkload: node.field_course_workload } : {}),
      },
    },
  };
}

/**
 * The offer: CHF, in stock, registration (spec §9). Its price is the one that the page shows, as a
 * number: the tuition of all semesters, and then `description` says so; else what editors typed, as
 * a number where it is one in francs, with what else it says as the description, else as text; else
 * the spec's sentence.
 */
function programOffer(
  { program, field_price }: PageNode,
  lang: Lang,
  today: string,
  t: Strings,
): Offer {
  const tuition = program && totalTuition(program, today);
  const typed =
    tuition === undefined ? typedPrice({ field_price, facts: program }, lang) : undefined;
  const price = tuition ?? (typed && field_price ? parseAmount(field_price) : undefined);
  const covers =
    tuition && program
      ? plural(lang, t.program.offerCovers, program.semesters)
      : wordsBeside(price, field_price);
  return {
    '@type': 'Offer',
    priceCurrency: 'CHF',
    availability: 'https://schema.org/InStock',
    category: 'registration',
    price: price ?? typed ?? t.spec.inquireForFees,
    ...(covers ? { description: covers } : {}),
  };
}

/** A typed price that says more than its amount in francs, such as 'per week'. */
const wordsBeside = (price: number | undefined, text: string | undefined): string | undefined =>
  price !== undefined && text && /\p{L}/u.test(text.replace('CHF', '')) ? text : undefined;
