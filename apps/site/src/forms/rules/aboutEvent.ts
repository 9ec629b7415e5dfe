import type { Form, FormField } from '@concierge/contract/form';

/** Whether a field asks which event somebody comes to. */
export const choosesEvent = ({ type }: Pick<FormField, 'type'>): boolean =>
  type === 'campaign_select';

/**
 * A form on an event's own page: neither the event is asked for nor what leads to that question,
 * such as whether to meet in a city or by video. That select is answered, hidden, and the fields of
 * its other answers are gone. Nor is the school asked for where the event names one.
 */
export function aboutEvent(form: Form, school?: string): Form {
  const question = form.fields.find(choosesEvent);
  const opens = ({ groups }: FormField['options'][number]) =>
    question?.group !== undefined && groups.includes(question.group);
  const opener = form.fields.find(
    ({ type, options }) => type === 'dynamic_select' && options.some(opens),
  );
  const answer = opener?.options.find(opens);
  const others = new Set(opener?.options.flatMap(({ groups }) => groups));
  const fields = form.fields.flatMap((field): FormField[] => {
    if (choosesEvent(field)) return [];
    if (field === opener) return [hidden(field, answer?.value)];
    if (school && field.name === 'SchoolInterest') return [hidden(field, school)];
    if (field.group === undefined || !others.has(field.group)) return [field];
    return answer?.groups.includes(field.group) ? [withoutGroup(field)] : [];
  });
  return { ...form, fields };
}

const hidden = ({ name, label }: FormField, value: string | undefined): FormField => ({
  name,
  label,
  type: 'hidden',
  required: false,
  options: [],
  width: 'full',
  value,
});

const withoutGroup = ({ group: _, ...field }: FormField): FormField => field;
