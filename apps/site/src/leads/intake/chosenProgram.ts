import type { Form, FormField } from '@concierge/contract/form';
import { programmeInterest } from '@concierge/contract/lead';
import type { Problem } from '../../forms/rules/validate.ts';

type Values = Readonly<Record<string, string>>;

/**
 * A lead's values as the CRM reads them (spec §10.35): a programme by its title under the field's
 * name and by its id under that name with `Id`; its level where ProgrammeInterest has it; the start
 * date under one name, whichever group asked for it.
 */
export function withProgram({ fields }: Form, values: Values): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fields.find((one) => one.name === name);
    const program = programIn(field, value);
    const interest = program && programmeInterest(program.level);
    Object.assign(
      named,
      program
        ? {
            [name]: program.title,
            [`${name}Id`]: value,
            ...(interest ? { ProgrammeInterest: interest } : {}),
          }
        : { [field?.sent_as ?? name]: value },
    );
  }
  return named;
}

/** The school of the chosen programme, which the lead is for; undefined where none is chosen. */
export const chosenSchool = ({ fields }: Form, values: Values): string | undefined =>
  fields
    .map((field) => programIn(field, values[field.name])?.school)
    .find((school) => school !== undefined);

const programIn = (field: FormField | undefined, value: string | undefined) =>
  field?.options.find((option) => option.value === value)?.program;

/**
 * What a sound submission chose that the newest definition no longer offers: the programme, or its
 * start date. A page may be older than the facts.
 */
export function withdrawn(
  form: Form,
  newest: Form,
  values: Values,
  messages: { readonly program: string; readonly intake: string },
): Problem[] {
  const chosen = form.fields.find(({ name, type }) => type === 'program_select' && values[name]);
  if (!chosen) return [];
  const offered = newest.fields
    .find(({ name }) => name === chosen.name)
    ?.options.find(({ value }) => value === values[chosen.name]);
  if (!offered) return [{ name: chosen.name, kind: 'choice', message: messages.program }];
  const starts = form.fields.filter(({ name, type }) => type === 'intake_select' && values[name]);
  return starts
    .filter(
      (start) =>
        !newest.fields.some(
          ({ type, sent_as, group, options }) =>
            type === 'intake_select' &&
            sent_as === start.sent_as &&
            group !== undefined &&
            offered.groups.includes(group) &&
            options.some(({ value }) => value === values[start.name]),
        ),
    )
    .map(({ name }) => ({ name, kind: 'choice', message: messages.intake }));
}
