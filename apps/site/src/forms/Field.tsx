import type { FormField } from '@concierge/contract/form';
import type { InputHTMLAttributes } from 'react';
import { Control } from './Control.tsx';
import type { Choice } from './choices.ts';
import styles from './Form.module.css';
import type { FormStrings } from './strings/en.ts';

/** What connects a control with its value: react-hook-form's registration in the island, default values in plain HTML. */
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
  readonly body?: string | undefined;
  /** Earliest day of a date input. */
  readonly today?: string | undefined;
  readonly binding: Binding;
  readonly t: FormStrings;
}

/** One field with its label, help and error, each linked to the control (spec §5). */
export function Field(props: FieldProps) {
  const { field, id, error, quiet, t } = props;
  if (field.type === 'heading') return <h3 className={styles['heading']}>{field.label}</h3>;
  if (field.type === 'hidden') return null;
  const help = field.help ? `${id}-help` : undefined;
  const problem = error && !quiet ? `${id}-error` : undefined;
  const described = [help, problem].filter(Boolean).join(' ') || undefined;
  const several = field.type === 'radio' || field.type === 'checkboxes';
  const tick = field.type === 'checkbox' || field.type === 'consent';
  const Box = several ? 'fieldset' : 'div';
  const Label = several ? 'legend' : 'label';
  return (
    <Box
      className={styles['field']}
      data-width={field.width}
      data-invalid={error ? '' : undefined}
      aria-describedby={several ? described : undefined}
    >
      {!tick && (
        <Label className={styles['label']} {...(several ? {} : { htmlFor: id })}>
          {field.label}
          {!field.required && <span className={styles['optional']}> ({t.optional})</span>}
        </Label>
      )}
      <Control {...props} described={several ? undefined : described} />
      {field.help && (
        <p className={styles['help']} id={help}>
          {field.help}
        </p>
      )}
      {!quiet && (
        <p className={styles['error']} id={problem} data-error={field.name} hidden={!error}>
          {error}
        </p>
      )}
    </Box>
  );
}
