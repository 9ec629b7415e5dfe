import type { Form, FormField } from '@concierge/contract/form';
import type { Day } from '../../forms/rules/calendar.ts';
import { fieldChoices } from '../../forms/rules/choices.ts';
import { shownFields } from '../../forms/rules/groups.ts';
import { checkedValue } from '../../forms/rules/validate.ts';

/** Values by which a check of the lead path fills the required fields of any form, of no person. */
export function sampleValues(form: Form, today: Day): Record<string, string> {
  const values: Record<string, string> = {};
  // A choice may show further fields, so the fields are gone through in their order.
  for (const { name } of form.fields) {
    const field = shownFields(form, (other) => values[other]).find((one) => one.name === name);
    const value = field?.required ? sampleValue(field, form, today) : undefined;
    if (value) values[name] = value;
  }
  return values;
}

function sampleValue(field: FormField, form: Form, today: Day): string | undefined {
  const { type } = field;
  if (type === 'heading' || type === 'hidden') return undefined;
  if (type === 'checkbox' || type === 'consent') return checkedValue(field);
  const choices = fieldChoices(field, form, today);
  if (choices) return choices.find(({ value }) => value !== '')?.value;
  if (type === 'date') return today;
  if (type === 'email') return 'lead-check@example.com';
  return type === 'phone' ? '+41441234567' : 'Check';
}
