import { memo } from 'react';
import type { Binding, FieldProps } from '../props/fieldProps.ts';
import { Field } from './Field.tsx';

interface Props extends Omit<FieldProps, 'binding'> {
  bind(field: FieldProps['field']): Binding;
}

/**
 * A field of the island (spec §4). Remembered: a keystroke draws what it changes, and not every
 * field of the form.
 */
export const BoundField = memo(({ bind, ...props }: Props) => (
  <Field {...props} binding={bind(props.field)} />
));
