import type { Form, FormField } from '@concierge/contract/form';
import { printableAddress, printableLine, printableText } from '@concierge/contract/printable';
import type { Day } from './calendar.ts';
import { fieldChoices } from './choices.ts';
import { shownFields } from './groups.ts';
import { lineOptions } from './lineTypes.ts';
import { fitsPattern, type MatchPattern } from './patterns.ts';

/** Submitted values by name, as form encoding has them: a name may come more than once. */
export type RawValues = ReadonlyMap<string, readonly string[]>;
export type ProblemKind =
  | 'required'
  | 'pattern'
  | 'choice'
  | 'date'
  | 'length'
  | 'repeated'
  | 'unknown';
export interface Problem {
  readonly name: string;
  readonly kind: ProblemKind;
  readonly message: string;
}
export type ProblemMessages = Readonly<Record<ProblemKind, string>>;
export interface Outcome {
  /** Values of the fields shown, cleaned; fields of hidden groups and empty ones are absent. */
  readonly values: Record<string, string>;
  readonly problems: readonly Problem[];
}

/** Characters that a value may have at most. */
export function maxFieldLength(field: Pick<FormField, 'type'>): number {
  if (field.type === 'textarea') return 5000;
  if (field.type === 'hidden') return 2000;
  if (field.type === 'email') return 254;
  return field.type === 'phone' ? 40 : 255;
}

/** What a chosen checkbox sends. */
export const checkedValue = (field: Pick<FormField, 'value'>): string => field.value || '1';

/**
 * Checks a submission against its form's definition, alike in the browser and on the server (spec
 * §5). `also` names what may come besides the form's fields; the server brings its own way to match
 * patterns. Never throws, whatever it is given.
 */
export function validate(
  form: Form,
  raw: RawValues,
  today: Day,
  messages: ProblemMessages,
  also: ReadonlySet<string> = new Set(),
  matches?: MatchPattern,
): Outcome {
  const problems: Problem[] = [];
  const values = new Map<string, string>();
  const shown = shownFields(form, (name) => raw.get(name)?.[0]?.trim());
  const fieldNames = new Set(form.fields.map((field) => field.name));
  for (const name of raw.keys()) {
    if (!fieldNames.has(name) && !also.has(name))
      problems.push({ name, kind: 'unknown', message: messages.unknown });
  }
  for (const field of shown) {
    const cleaned = clean(field, raw.get(field.name) ?? []);
    const kind = fieldProblem(field, cleaned, form, today, matches);
    if (kind) problems.push({ name: field.name, kind, message: messageFor(field, kind, messages) });
    else if (cleaned.length > 0) values.set(field.name, cleaned.join(';'));
  }
  return { values: Object.fromEntries(values), problems };
}

function messageFor(field: FormField, kind: ProblemKind, messages: ProblemMessages): string {
  if (kind === 'required') return field.requiredError || messages.required;
  if (kind === 'pattern') return field.patternError || messages.pattern;
  return messages[kind];
}

function clean(field: FormField, raw: readonly string[]): string[] {
  if (field.type === 'heading') return [];
  if (field.type === 'hidden' && field.value !== undefined) return [field.value];
  return raw.map((value) => cleanText(field, value)).filter((value) => value !== '');
}

/**
 * Unicode made well-formed, control characters out, one line except in a textarea; in an e-mail
 * address or a telephone number no marks that nobody sees and Latin digits, e-mail in lower case.
 */
export function cleanText(field: Pick<FormField, 'type'>, value: string): string {
  if (field.type === 'textarea') return printableText(value).trim();
  if (field.type === 'email') return printableAddress(value).trim().toLowerCase();
  return (field.type === 'phone' ? printableAddress : printableLine)(value).trim();
}

function fieldProblem(
  field: FormField,
  values: readonly string[],
  form: Form,
  today: Day,
  matches: MatchPattern | undefined,
): ProblemKind | undefined {
  const choices = fieldChoices(field, form, today);
  if (values.length === 0)
    return field.required && field.type !== 'heading' && choices?.length !== 0
      ? 'required'
      : undefined;
  if (values.length > 1 && field.type !== 'checkboxes') return 'repeated';
  if (new Set(values).size < values.length) return 'repeated';
  if (values.some((value) => value.length > maxFieldLength(field))) return 'length';
  if (choices && !values.every((value) => choices.some((choice) => choice.value === value)))
    return 'choice';
  const value = values[0] ?? '';
  if (field.type === 'checkbox' || field.type === 'consent')
    return value === checkedValue(field) ? undefined : 'choice';
  const isDate = lineOptions(field.type)?.isDate;
  if (isDate) return isDate(value, today) ? undefined : 'date';
  if (choices || field.type === 'hidden') return undefined;
  return fitsPattern(field, value, matches) ? undefined : 'pattern';
}
