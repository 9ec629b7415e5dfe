'use client';
// Client because it follows what was typed and saved; wakes with the edit view.
import {
  LeaveWithoutSaving,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSay } from '../../i18n/useSay.ts';
import { BackQuestion } from './BackQuestion.tsx';
import styles from './Editing.module.css';
import { useSaveDraft } from './useSaveDraft.ts';
import { useSavedBeforeRevert } from './useSavedBeforeRevert.ts';

/** Milliseconds after the last change by which an autosave has begun. */
const begunWithinMs = 5000;
/** Milliseconds that one may be under way, on a slow server too. */
const savedWithinMs = 20_000;

/**
 * Says that what was typed is not saved, where it stays so: a save was refused or did not arrive.
 * Payload goes on saying when the last one succeeded. Saves it once the browser is online again,
 * and asks before it is left.
 */
export function Unsaved() {
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const isSaving = useFormBackgroundProcessing();
  const { isValid } = useForm();
  const { lastUpdateTime } = useDocumentInfo();
  const saveDraft = useSaveDraft();
  const say = useSay();
  useSavedBeforeRevert();
  const [isLate, setLate] = useState(false);
  const isUnsaved = isModified && isLate;
  const saveAgain = useEffectEvent(() => void saveDraft({ inBackground: true }));
  // After a refused save, Payload holds the form for modified even where the next one succeeds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save that succeeded changes it.
  useEffect(() => setLate(false), [isModified, lastUpdateTime]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the time anew.
  useEffect(() => {
    if (!isModified) return undefined;
    const timer = setTimeout(() => setLate(true), isSaving ? savedWithinMs : begunWithinMs);
    return () => clearTimeout(timer);
  }, [isModified, isSaving, fields]);
  useEffect(() => {
    if (isModified && isValid === false) setLate(true);
  }, [isModified, isValid]);
  useEffect(() => {
    if (!isModified) return undefined;
    const onOnline = () => saveAgain();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [isModified]);
  return (
    <>
      {isUnsaved && (
        <span className={styles['unsaved']} role="status" data-unsaved>
          {say('Not saved')}
        </span>
      )}
      <LeaveWithoutSaving disablePreventLeave={!isUnsaved} />
      <BackQuestion isUnsaved={isUnsaved} />
    </>
  );
}
