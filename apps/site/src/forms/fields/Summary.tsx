import type { Form } from '@concierge/contract/form';
import { useEffect, useRef } from 'react';
import type { Problem } from '../rules/validate.ts';
import styles from './Form.module.css';

interface Props {
  readonly notice: string | undefined;
  readonly problems: readonly Problem[];
  readonly form: Form;
  fieldId(name: string): string;
}

/**
 * The form-level message (spec §8) with a link to each field that is wrong; takes the focus when it
 * appears (give it a new key for each attempt).
 */
export function Summary({ notice, problems, form, fieldId }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice) box.current?.focus();
  }, [notice]);
  return (
    <div aria-live="assertive">
      {notice && (
        <div className={styles['summary']} ref={box} tabIndex={-1} data-form-summary>
          <p>{notice}</p>
          {problems.length > 0 && (
            <ul>
              {problems.map(({ name, message }) => (
                <li key={`${name}${message}`}>
                  <a href={`#${fieldId(name)}`}>
                    {form.fields.find((field) => field.name === name)?.label ?? name}: {message}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
