'use client';
// Client because the form's state holds the value; wakes with the edit view.
import { FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { swissStamp, swissZone } from '../i18n/swissTime.ts';

/** An instant that the server wrote down, in Swiss time: Payload's field shows the browser's. */
export function SwissInstant({ path, field }: DateFieldClientProps) {
  const { value } = useField<string>({ path });
  return (
    <div className="field-type" data-instant={path}>
      <FieldLabel {...(field.label ? { label: field.label } : {})} path={path} />
      <div>{value ? <bdi>{`${swissStamp(value)} · ${swissZone}`}</bdi> : '–'}</div>
    </div>
  );
}
