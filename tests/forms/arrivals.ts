import { expect } from '@playwright/test';
import { at, cmsOrigin } from '../product.ts';
import { adminHeaders } from '../signIn.ts';
import type { Sent } from './journey.ts';

const crm = `http://127.0.0.1:${process.env['E2E_CRM_PORT'] ?? 3950}`;
type Fields = Record<string, string>;

/** The CRM's standard names of a person's fields, which come beside our own. */
const standard: Readonly<Record<string, string>> = {
  Salutation: 'salutation',
  Name: 'first_name',
  Surname: 'last_name',
  Email: 'email',
  Phone: 'phone',
  City: 'city',
  Country: 'country',
  Question: 'description',
  EventId: 'Campaign_ID',
};

/** What the stub CRM took, by reference, once it has all of these enquiries. */
export async function takenByCrm(references: readonly string[]): Promise<Map<string, Fields>> {
  let taken = new Map<string, Fields>();
  await expect(async () => {
    const received = (await (await fetch(`${crm}/received`)).json()) as Fields[];
    taken = new Map(received.map((fields) => [fields['reference'] ?? '', fields]));
    expect(references.filter((reference) => !taken.has(reference))).toEqual([]);
  }).toPass({ timeout: 30_000, intervals: [500] });
  return taken;
}

/**
 * Everything that the visitor sent, the hidden fields of spec §3, the CRM's own names, our
 * reference and key; and nothing else.
 */
export function expectAtCrm(
  { journey, url, fields, reference }: Sent,
  taken: Fields | undefined,
): void {
  const { code, lang, form } = journey;
  const { school = eventSchool(form, fields), ...program } = expectedProgramFields(form, fields);
  const named = {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !/^DesiredDates_/.test(name))),
    ...program,
    ...(school ? { SchoolInterest: school } : {}),
  };
  const own = Object.entries(standard).flatMap(([ours, theirs]) =>
    fields[ours] ? [[theirs, fields[ours]]] : [],
  );
  const { idempotency_key, ...rest } = taken ?? {};
  expect(rest).toEqual({
    ...named,
    ...Object.fromEntries(own),
    lead_source: 'Direct_Lead',
    reference,
  });
  expect(idempotency_key).toMatch(/^[\w-]{8,64}$/);
  expect(rest).toMatchObject({
    WebSource: code,
    SourceWebURL: url,
    ThankYouURL: at(code, `/${lang}/thank-you/${form.type}/`),
    SiteType: code === 'SEG' ? 'group' : 'school',
    oid: '00D000000000PRD',
    sfga: '00D000000000PRD',
    Timezone: 'Europe/Zurich',
    SchoolInterest: code === 'SEG' ? named['SchoolInterest'] : code,
    additionalGtmFormType: form.additionalGtmFormType,
    additionalGtmFormTitle: form.additionalGtmFormTitle,
    additionalGtmFormName: form.additionalGtmFormName,
  });
}

/**
 * What an application says of its programme: its title and id, its school, its level, its start.
 */
function expectedProgramFields({ fields }: Sent['journey']['form'], sent: Fields): Fields {
  const id = sent['Program'];
  const program = fields
    .find(({ type }) => type === 'program_select')
    ?.options.find(({ value }) => value === id)?.program;
  if (!id || !program) return {};
  const start = Object.keys(sent).find((name) => name.startsWith('DesiredDates_'));
  const degrees: Fields = { bachelor: 'Bachelor Degree', master: 'Master Degree' };
  const degree = degrees[program.level];
  return {
    Program: program.title,
    ProgramId: id,
    school: program.school,
    ...(start ? { DesiredDates: sent[start] ?? '' } : {}),
    ...(degree ? { ProgrammeInterest: degree } : {}),
  };
}

/** The school that holds the event that was sent along, if a school does. */
const eventSchool = ({ campaigns }: Sent['journey']['form'], { EventId }: Fields) =>
  campaigns.find(({ Id }) => Id === EventId)?.school;

/** What the inbox keeps under the references that visitors were shown. */
export async function inInbox(
  references: readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  const query = `where[reference][in]=${references.join(',')}&limit=100&depth=0`;
  const answer = await fetch(`${cmsOrigin}/api/leads?${query}`, {
    headers: await adminHeaders(),
  });
  const { docs } = (await answer.json()) as { docs: Record<string, unknown>[] };
  return new Map(docs.map((lead) => [String(lead['reference']), lead]));
}
