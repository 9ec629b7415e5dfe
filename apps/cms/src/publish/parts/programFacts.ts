import type { ProgramFacts } from '@concierge/contract/program';
import type { Page, ProgramDetails } from '../../runtime/payload-types.ts';
import { inLanguage } from '../inLanguage.ts';
import { type Publishing, present, storedRelated } from '../publishing.ts';
import { day, isDated, lines, written } from './lines.ts';
import { pagePath } from './path.ts';

/** Facts of a programme page; undefined until an editor has filled in what every programme has. */
export async function publishProgramFacts(
  p: Publishing,
  page: Page,
): Promise<ProgramFacts | undefined> {
  const facts = page.program;
  if (
    !facts?.school ||
    !facts.level ||
    !facts.subject ||
    !facts.mode ||
    !facts.duration_months ||
    !facts.semesters
  )
    return undefined;
  const details = facts.details?.[0];
  return {
    school: facts.school,
    level: facts.level,
    subject: facts.subject,
    mode: facts.mode,
    duration_months: facts.duration_months,
    semesters: facts.semesters,
    languages: details?.languages ?? [],
    campuses: await present((facts.campuses ?? []).map((campus) => publishCampusName(p, campus))),
    intakes: (details?.intakes ?? [])
      .filter((intake) => isDated(intake, 'date', 'application_deadline'))
      .map(({ date, application_deadline, seats }) => ({
        date: day(date),
        application_deadline: day(application_deadline),
        seats,
      })),
    fees: publishFees(details),
    requirements: written(details?.requirements, 'qualification').map((requirement) => ({
      qualification: requirement.qualification,
      language_level: requirement.language_level ?? undefined,
      minimum_age: requirement.minimum_age ?? undefined,
      note: requirement.note ?? undefined,
      accepts: requirement.accepts ?? [],
      considers: requirement.considers ?? [],
      countries: requirement.countries ?? [],
    })),
    internship: publishInternship(details),
    accreditation: lines(details?.accreditation),
    career_outcomes: lines(details?.career_outcomes),
    curriculum: written(details?.curriculum, 'term').map(({ term, modules, credits }) => ({
      term,
      modules: lines(modules),
      credits: credits ?? undefined,
    })),
  };
}

const publishFees = (details: ProgramDetails | undefined): ProgramFacts['fees'] =>
  (details?.fees ?? [])
    .filter(
      (fee) => isDated(fee, 'kind', 'valid_from', 'valid_to') && typeof fee.amount === 'number',
    )
    .map((fee) => ({
      kind: fee.kind,
      amount: fee.amount,
      semester: fee.semester ?? undefined,
      refundable: fee.refundable ?? false,
      valid_from: day(fee.valid_from),
      valid_to: day(fee.valid_to),
    }));

function publishInternship(details: ProgramDetails | undefined): ProgramFacts['internship'] {
  const internship = details?.internship;
  if (!internship?.months) return undefined;
  return {
    months: internship.months,
    monthly_pay: internship.monthly_pay ?? 0,
    text: internship.text ?? undefined,
  };
}

async function publishCampusName(
  p: Publishing,
  reference: number | Page,
): Promise<{ title: string; alias: string | undefined } | undefined> {
  const stored = await storedRelated(p, 'pages', reference);
  if (!stored) return undefined;
  const campus = inLanguage(stored, p.textLang);
  const isHere = campus.field_domain_access.some((brand) => brand === p.brand);
  return { title: campus.title, alias: isHere ? pagePath(stored, p.lang) : undefined };
}
