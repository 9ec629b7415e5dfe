import type { FormField } from '@concierge/contract/form';

/**
 * What a field holds before anybody has answered it. The value of a box is what it sends where
 * somebody ticks it, so that no form comes with a consent given.
 */
export const presetValue = ({ type, value }: Pick<FormField, 'type' | 'value'>) =>
  type === 'consent' || type === 'checkbox' ? undefined : value;
