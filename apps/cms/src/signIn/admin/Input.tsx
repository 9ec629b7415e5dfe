'use client';
// Client because its id is made by React; wakes with the form around it.
import { type ComponentProps, useId } from 'react';

interface InputProps extends ComponentProps<'input'> {
  readonly label: string;
  /** A hint below the field. */
  readonly hint?: string;
}

/**
 * A text field as Payload draws them, outside of Payload's forms. The browser keeps its value, so
 * that what is filled in before the script wakes is not lost.
 */
export function Input({ label, hint, id: given, ...input }: InputProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input {...input} id={id} aria-describedby={hint && `${id}-hint`} />
      </div>
      {hint && (
        <p className="field-description" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
