'use client';
// Client because it follows the form's rows; wakes with the edit view.
import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Milliseconds after which a new row has its fields, where they were asked for. */
const renderedWithinMs = 2000;

/**
 * Has the fields of new rows rendered that stay without: where an answer arrives between the click
 * that adds a row and the call that asks for its fields, Payload takes the row for answered.
 */
export function useStuckRows(): void {
  const { dispatchFields, getFields } = useForm();
  const waiting = useFormFields(([fields]) =>
    Object.keys(fields)
      .filter((path) => fields[path]?.rows?.some(({ isLoading }) => isLoading))
      .join(' '),
  );
  useEffect(() => {
    if (waiting === '') return undefined;
    const timer = setTimeout(() => {
      const fields = getFields();
      for (const path of waiting.split(' ')) {
        // Any change of the form asks the server for all that is missing.
        const rows = fields[path]?.rows?.map((row) => ({ ...row, isOverdue: row.isLoading }));
        if (rows) dispatchFields({ type: 'UPDATE', path, rows });
      }
    }, renderedWithinMs);
    return () => clearTimeout(timer);
  }, [waiting, getFields, dispatchFields]);
}
