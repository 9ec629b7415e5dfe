import { salutations } from '@concierge/contract/lead';
import { loadTexts } from '../loadTexts.ts';
import type { L10n, SeedFormField } from '../types.ts';
import { emailPattern, phonePattern } from './patterns.ts';
import { choose, chooseCountry, consentText, labels, missing, wrong } from './words.ts';

const t = loadTexts('forms/fields');

/** Makes a field required, with what it says when it is empty. */
export const must = (field: SeedFormField, requiredError: L10n): SeedFormField => ({
  ...field,
  required: true,
  requiredError,
});

/** Puts a field into a numbered group that a dynamic select shows (spec §4). */
export const inGroup = (group: number, field: SeedFormField): SeedFormField => ({
  ...field,
  group,
});

/** A line between two parts of a form. */
export const heading = (name: string, label: L10n): SeedFormField => ({
  name,
  type: 'heading',
  label,
});

/** A hidden field with a constant; without one the page fills it in (spec §3). */
export const hidden = (name: string, value?: string): SeedFormField => ({
  name,
  type: 'hidden',
  label: { en: name },
  ...(value !== undefined && { value }),
});

/** A select of given options. */
export const select = (
  name: string,
  label: L10n,
  options: NonNullable<SeedFormField['options']>,
): SeedFormField => ({
  name,
  type: 'select',
  label,
  options,
  placeholder: choose,
});

/**
 * The fields of a person that several forms ask for, none of them required by itself (names: spec
 * §3).
 */
export const person = {
  salutation: {
    ...select(
      'Salutation',
      labels.salutation,
      [t('mr'), t('mrs'), t('ms')].map((label, at) => ({
        value: salutations[at] ?? label.en,
        label,
      })),
    ),
    autocomplete: 'honorific-prefix',
  },
  name: {
    name: 'Name',
    type: 'text',
    label: labels.name,
    width: 'half',
    autocomplete: 'given-name',
  },
  surname: {
    name: 'Surname',
    type: 'text',
    label: labels.surname,
    width: 'half',
    autocomplete: 'family-name',
  },
  email: {
    name: 'Email',
    type: 'email',
    label: labels.email,
    width: 'half',
    pattern: emailPattern,
    patternError: wrong.email,
    autocomplete: 'email',
  },
  phone: {
    name: 'Phone',
    type: 'phone',
    label: labels.phone,
    width: 'half',
    pattern: phonePattern,
    patternError: wrong.phone,
    autocomplete: 'tel',
  },
  country: {
    name: 'Country',
    type: 'country',
    label: labels.country,
    placeholder: chooseCountry,
    width: 'half',
    autocomplete: 'country',
  },
  city: {
    name: 'City',
    type: 'text',
    label: labels.city,
    width: 'half',
    autocomplete: 'address-level2',
  },
  question: { name: 'Question', type: 'textarea', label: labels.question },
} as const satisfies Record<string, SeedFormField>;

/** The same, required, with the messages of spec §8. */
export const required = {
  salutation: must(person.salutation, missing.salutation),
  name: must(person.name, missing.name),
  surname: must(person.surname, missing.surname),
  email: must(person.email, missing.email),
  phone: must(person.phone, missing.phone),
  country: must(person.country, missing.country),
  city: must(person.city, missing.city),
  question: must(person.question, missing.question),
} as const;

/** Name, surname, e-mail and country: what every form asks for. */
export const essentials: SeedFormField[] = [
  required.name,
  required.surname,
  required.email,
  required.country,
];

/** Consent with its link; the form's version is kept with it. */
export const terms: SeedFormField = must(
  { name: 'TermsAndConditions', type: 'consent', label: labels.terms, body: consentText },
  missing.terms,
);

/** Which of the campaigns of the form's kind; only those that lie ahead are listed (spec §7). */
export const eventId = (label: L10n): SeedFormField =>
  must({ name: 'EventId', type: 'campaign_select', label, placeholder: choose }, missing.event);
