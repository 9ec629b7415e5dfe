'use client';
// Client because the form's state holds the HTML; wakes with the edit view of a mail.
import { FieldLabel, useField } from '@payloadcms/ui';
import type { CodeFieldClientProps } from 'payload';
import { useSay } from '../i18n/useSay.ts';
import styles from './StoredValue.module.css';

/** A mail as its reader sees it; nothing in it can run or lead out of its frame. */
export function StoredMail({ path, field }: CodeFieldClientProps) {
  const { value } = useField<string>({ path });
  const say = useSay();
  return (
    <div className="field-type">
      <FieldLabel {...(field.label ? { label: field.label } : {})} path={path} />
      <iframe className={styles['mail']} sandbox="" srcDoc={value ?? ''} title={say('Mail')} />
    </div>
  );
}
