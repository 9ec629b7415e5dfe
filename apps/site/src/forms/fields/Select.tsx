import { memo, type SelectHTMLAttributes } from 'react';
import type { FieldProps } from '../props/fieldProps.ts';
import styles from './Form.module.css';

/** A select with its placeholder as a first option that can't be chosen. */
export function Select({
  field,
  choices,
  taken,
  binding,
  t,
  common,
}: FieldProps & { readonly common: SelectHTMLAttributes<HTMLSelectElement> }) {
  if (choices?.length === 0) return <p className={styles['help']}>{t.noDates}</p>;
  const placeholder = field.placeholder ?? (field.type === 'country' ? t.chooseCountry : t.choose);
  return (
    <select
      {...common}
      className={styles['input']}
      autoComplete={field.autocomplete}
      defaultValue={binding.value ?? ''}
    >
      <option value="" disabled={field.required}>
        {placeholder}
      </option>
      <Options choices={choices ?? chosen(binding)} taken={taken} />
    </select>
  );
}

/** What was chosen before keeps its place until the choices are there. */
const chosen = ({ value }: FieldProps['binding']) => (value ? [{ value, label: value }] : []);

/** Memoized: the form renders at every keystroke, and the list may be of 250 countries. */
const Options = memo(
  ({
    choices,
    taken,
  }: Pick<FieldProps, 'taken'> & { readonly choices: NonNullable<FieldProps['choices']> }) =>
    choices.map(({ value, label }) => (
      <option key={value} value={value} disabled={taken?.has(value)}>
        {taken?.has(value) ? `${label} – ${taken.get(value)}` : label}
      </option>
    )),
);
