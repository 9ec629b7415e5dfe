'use client';
// Client because the form's state holds the value; wakes with the edit view.
import { FieldLabel, useField } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import styles from './StoredValue.module.css';

/**
 * What machines wrote, to read only: Payload's own field would fetch an editor of code from a
 * foreign host.
 */
export function StoredValue({ path, field }: JSONFieldClientProps) {
  const { value } = useField({ path });
  const empty =
    value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  return (
    <div className="field-type">
      <FieldLabel {...(field.label ? { label: field.label } : {})} path={path} />
      <pre className={styles['value']} dir="ltr">
        {empty ? '–' : JSON.stringify(value, null, 2)}
      </pre>
    </div>
  );
}
