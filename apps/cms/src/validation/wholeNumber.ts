import type { NumberFieldSingleValidation } from 'payload';
import { number } from 'payload/shared';
import { sayTo } from '../i18n/say.ts';

/** A number within its field's bounds, without a fraction. */
export const wholeNumber: NumberFieldSingleValidation = async (value, options) => {
  const checked = await number(value, options as never);
  if (checked !== true) return checked;
  return !value || Number.isInteger(value) || sayTo(options)('Give a whole number.');
};
