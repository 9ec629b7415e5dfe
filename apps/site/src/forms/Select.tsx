import type { SelectHTMLAttributes } from 'react';
import type { FieldProps } from './Field.tsx';
import styles from './Form.module.css';

/** A select with its placeholder as a first option that can't be chosen. */
export function Select({
  field,
  choices = [],
  taken,
  binding,
  t,
  common,
}: FieldProps & { readonly common: SelectHTMLAttributes<HTMLSelectElement> }) {
  if (choices.length === 0) return <p className={styles['help']}>{t.noDates}</p>;
  const placeholder = field.placeholder ?? (field.type === 'country' ? t.chooseCountry : t.choose);
  return (
    <select {...common} className={styles['input']} autoComplete={field.autocomplete} defaultValue={binding.value ?? ''}>
      <option value="" disabled={field.required}>
        {placeholder}
      </option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={taken?.has(choice.value)}>
          {taken?.has(choice.value) ? `${choice.label} – ${taken.get(choice.value)}` : choice.label}
        </option>
      ))}
    </select>
  );
}
