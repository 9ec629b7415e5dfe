'use client';
// Client because its id is made by React; wakes with the form around it.
import { type ComponentProps, useId } from 'react';
import styles from './signIn.module.css';

interface InputProps extends ComponentProps<'input'> {
  readonly label: string;
  /** A hint below the field. */
  readonly hint?: string;
  /** Why the value was refused; empty where it was not. */
  readonly problem?: string;
}

/**
 * A text field as Payload draws them, outside of Payload's forms. The browser keeps its value, so
 * that what is filled in before the script wakes is not lost.
 */
export function Input({ label, hint, problem, id: given, ...input }: InputProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          {...input}
          id={id}
          aria-describedby={[hint && `${id}-hint`, problem && `${id}-problem`]
            .filter(Boolean)
            .join(' ')}
          aria-invalid={problem ? true : undefined}
        />
      </div>
      {hint && (
        <p className="field-description" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p className={styles['problem']} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
