import type { FormField } from '@concierge/contract/form';
import type { InputHTMLAttributes } from 'react';
import type { FormStrings } from '../../i18n/types.ts';
import type { Choice } from '../rules/choices.ts';

/**
 * What connects a control with its value: react-hook-form's registration in the island, default
 * values in plain HTML.
 */
export type Binding = Pick<InputHTMLAttributes<HTMLElement>, 'onBlur' | 'onChange'> & {
  name: string;
  ref?: (element: HTMLElement | null) => void;
  value?: string | undefined;
};

export interface FieldProps {
  readonly field: FormField;
  readonly choices: readonly Choice[] | undefined;
  /** Choices that can be seen but not taken, with the reason. */
  readonly taken?: ReadonlyMap<string, string> | undefined;
  readonly id: string;
  readonly error?: string | undefined;
  /** Errors show as a style only, without text (live chat, spec §8). */
  readonly quiet?: boolean;
  /** E-mail and telephone are text inputs with their own keyboards (live chat, spec §3). */
  readonly asText?: boolean;
  readonly body?: string | undefined;
  /** Earliest day of a date input. */
  readonly today?: string | undefined;
  readonly binding: Binding;
  readonly t: FormStrings;
}
