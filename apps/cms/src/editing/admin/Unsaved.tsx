'use client';
// Client because it follows what was typed and saved; wakes with the edit view.
import { useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import styles from './Editing.module.css';

/** Milliseconds after which an autosave that was not refused has ended. */
const savedWithinMs = 5000;

/**
 * Says that what was typed is not saved, where it stays so: a save was refused or did not arrive.
 * Payload goes on saying when the last one succeeded.
 */
export function Unsaved() {
  const isModified = useFormModified();
  const { isValid } = useForm();
  const { lastUpdateTime } = useDocumentInfo();
  const say = useSay();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isModified) return undefined;
    const timer = setTimeout(() => setLate(true), savedWithinMs);
    return () => clearTimeout(timer);
  }, [isModified]);
  useEffect(() => {
    if (isModified && isValid === false) setLate(true);
  }, [isModified, isValid]);
  // After a refused save, Payload holds the form for modified even where the next one succeeds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save that succeeded changes it.
  useEffect(() => setLate(false), [isModified, lastUpdateTime]);
  if (!isModified || !isLate) return null;
  return (
    <span className={styles['unsaved']} role="status" data-unsaved>
      {say('Not saved')}
    </span>
  );
}
