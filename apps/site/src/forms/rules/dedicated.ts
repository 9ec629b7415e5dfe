import type { Form, FormField } from '@concierge/contract/form';
import { programmeInterests, salutations } from '@concierge/contract/lead';
import { livechatDefaultCountry, livechatFieldNames } from '@concierge/contract/livechat';
import type { FormStrings } from '../../i18n/types.ts';
import { calendarYear, type Day } from './calendar.ts';
import type { Choice } from './choices.ts';
import { defaultPatterns } from './patterns.ts';

/** What the dedicated forms are made with besides the backend's definition. */
export interface Surroundings {
  readonly t: FormStrings;
  readonly today: Day;
  /** Schools that can be visited; the value is the web-source code (spec §10.9). */
  readonly schools: readonly Choice[];
  /** The school whose site this is. */
  readonly school: string | undefined;
}

/**
 * The definition in force: the visit and live-chat forms are dedicated (spec §2, §3), all others
 * are the backend's.
 */
export function formDefinition(form: Form, around: Surroundings): Form {
  if (form.type === 'visit-school') return visitForm(form, around);
  return form.type === 'livechat' ? livechatForm(form, around) : form;
}

const option = (value: string, label = value) => ({ value, label, groups: [] });
const plain = (name: string, type: FormField['type'], label: string): FormField => ({
  name,
  type,
  label,
  required: true,
  options: [],
  width: 'half',
});

/**
 * The visit form (spec §5, §8, §9): its twelve required fields, City and Question as the backend
 * wants them (spec §10.2).
 */
function visitForm(form: Form, { t, today, schools, school }: Surroundings): Form {
  const [bachelor, master] = programmeInterests;
  const [mr, mrs, ms] = salutations;
  const years = Array.from({ length: 4 }, (_, index) =>
    option(String(calendarYear(today) + index)),
  );
  const label = t.visit;
  const fields: FormField[] = [
    {
      ...plain('SchoolInterest', 'select', label.SchoolInterest),
      options: schools.map(({ value, label }) => option(value, label)),
      ...(school ? { value: school } : {}),
    },
    plain('VisitPreferredDate', 'date', label.VisitPreferredDate),
    plain('VisitPreferredTime', 'time_select', label.VisitPreferredTime),
    {
      ...plain('ProgrammeInterest', 'select', label.ProgrammeInterest),
      options: [option(bachelor, t.programmes.bachelor), option(master, t.programmes.master)],
    },
    { ...plain('DesiredDates', 'select', label.DesiredDates), options: years },
    {
      ...plain('Salutation', 'select', label.Salutation),
      options: [
        option(mr, t.salutations.mr),
        option(mrs, t.salutations.mrs),
        option(ms, t.salutations.ms),
      ],
      autocomplete: 'honorific-prefix',
    },
    { ...plain('Name', 'text', label.Name), autocomplete: 'given-name' },
    { ...plain('Surname', 'text', label.Surname), autocomplete: 'family-name' },
    { ...plain('Email', 'email', label.Email), autocomplete: 'email' },
    { ...plain('City', 'text', label.City), required: false, autocomplete: 'address-level2' },
    { ...plain('Country', 'country', label.Country), autocomplete: 'country' },
    { ...plain('Phone', 'phone', label.Phone), autocomplete: 'tel' },
    { ...plain('Question', 'textarea', label.Question), required: false, width: 'full' },
    { ...plain('TermsAndConditions', 'consent', label.TermsAndConditions), width: 'full' },
  ];
  const own = new Set(fields.map(({ name }) => name));
  return {
    ...form,
    fields: [
      ...fields.map((field) => withBackend(field, form, t)),
      ...form.fields.filter(({ name }) => !own.has(name)),
    ],
  };
}

/**
 * Takes over what the backend says of a dedicated field: texts and patterns; it may require more,
 * never less.
 */
function withBackend(field: FormField, form: Form, t: FormStrings): FormField {
  const theirs = form.fields.find(({ name }) => name === field.name);
  const requiredError = t.visitErrors[field.name as keyof FormStrings['visitErrors']];
  if (!theirs) return { ...field, requiredError };
  const { help, placeholder, pattern, patternError, body } = theirs;
  const texts = Object.fromEntries(
    Object.entries({ help, placeholder, pattern, patternError, body }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  return {
    ...field,
    ...texts,
    label: theirs.label || field.label,
    required: field.required || theirs.required,
    requiredError,
  };
}

/**
 * The live-chat offline enquiry form: its fields in their order, all required, Andorra preselected
 * (spec §3, spec §10.4).
 */
function livechatForm(form: Form, { t }: Surroundings): Form {
  const types: Record<
    (typeof livechatFieldNames)[number],
    Partial<FormField> & Pick<FormField, 'type'>
  > = {
    first_name: { type: 'text', autocomplete: 'given-name' },
    last_name: { type: 'text', autocomplete: 'family-name' },
    email: { type: 'email', pattern: defaultPatterns.livechatEmail, autocomplete: 'email' },
    mobile: { type: 'phone', pattern: defaultPatterns.livechatMobile, autocomplete: 'tel' },
    country: { type: 'country', value: livechatDefaultCountry },
    term_conditions: { type: 'consent', width: 'full', value: '1' },
  };
  const fields = livechatFieldNames.map((name): FormField => {
    const theirs = form.fields.find((field) => field.name === name);
    const field = { ...plain(name, types[name].type, t.livechat[name]), ...types[name] };
    const { label, pattern, body } = theirs ?? {};
    return {
      ...field,
      ...(label ? { label } : {}),
      ...(pattern ? { pattern } : {}),
      ...(body ? { body } : {}),
    };
  });
  return { ...form, fields };
}
