import type { Form, FormField } from '@concierge/contract/form';
import type { RawValues } from '../src/forms/rules/validate.ts';

/** A form of these fields, without a brand or texts. */
export const formWithFields = (...fields: FormField[]): Form => ({
  id: 'test',
  type: 'contact',
  title: 'Test',
  version: '1',
  submitLabel: 'Send',
  fields,
  campaigns: [],
  isQuiz: false,
});
/** Values as a body brings them. */
export const toRawValues = (values: Record<string, string | string[]>): RawValues =>
  new Map(Object.entries(values).map(([name, value]) => [name, [value].flat()]));
