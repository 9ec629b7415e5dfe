import { semesterTuition } from '@concierge/contract/fees';
import { nextIntake } from '@concierge/contract/intake';
import type { EducationalOccupationalProgram, Offer } from 'schema-dts';
import type { PageContext } from '../content/pageContext.ts';
import { absoluteUrl } from './absoluteUrl.ts';
import { schoolId, schoolOf } from './identity.ts';

/** Programme markup (spec §2; offer: spec §9): its facts, its offer in CHF, and the course that it is. */
export function programMarkup({ answer, brand, origin, lang, t }: PageContext, today: string): EducationalOccupationalProgram | undefined {
  const node = answer?.node;
  if (!node?.program) return undefined;
  const { program } = node;
  const name = node.field_schema_title ?? node.title;
  const description = node.field_schema_description ?? node.field_lead ?? node.title;
  const provider = {
    '@type': 'CollegeOrUniversity',
    '@id': schoolId(schoolOf(program.school, brand)),
    name: schoolOf(program.school, brand).name,
  } as const;
  const intake = nextIntake(program.intakes, today);
  return {
    '@type': 'EducationalOccupationalProgram',
    name,
    description,
    url: absoluteUrl(origin, lang, node.alias),
    provider,
    ...(node.field_program_prerequisites ? { programPrerequisites: node.field_program_prerequisites } : {}),
    ...(node.field_edu_credential_awarded ? { educationalCredentialAwarded: node.field_edu_credential_awarded } : {}),
    ...(node.field_course_mode ? { educationalProgramMode: node.field_course_mode } : {}),
    timeToComplete: `P${program.duration_months}M`,
    ...(intake ? { startDate: intake.date, applicationDeadline: intake.application_deadline } : {}),
    offers: offerOf(semesterTuition(program.fees, today)?.toString() ?? node.field_price, t.spec.inquireForFees),
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

/** The offer: CHF, in stock, registration; without a price the spec's sentence stands where the price would (spec §9). */
function offerOf(price: string | undefined, fallback: string): Offer {
  const amount = price?.replaceAll(/[^\d.]/g, '');
  return {
    '@type': 'Offer',
    priceCurrency: 'CHF',
    availability: 'https://schema.org/InStock',
    category: 'registration',
    ...(amount ? { price: amount } : { description: fallback }),
  };
}
