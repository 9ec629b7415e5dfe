'use client';
// Client because it follows the form; wakes with a medium's edit view.
import { useForm, useFormModified, useFormProcessing } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Counts what is typed outside the form's fields among its changes: the form asks before it is
 * left, and its *Save* saves this too, after the fields. Returns what to call once it was saved.
 */
export function useSavedWithForm(isChanged: boolean, save: () => Promise<void>): () => void {
  const { getData, setModified } = useForm();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const [isSaving, setSaving] = useState(false);
  const wasProcessing = useRef(false);
  /** The fields of a form that has no other changes. */
  const fields = useRef('');

  const saveToo = useEffectEvent(async () => {
    setSaving(true);
    await save();
    setSaving(false);
  });
  useEffect(() => {
    const hasSubmitted = wasProcessing.current && !isProcessing;
    wasProcessing.current = isProcessing;
    // A form that is modified during this save takes it for another person's.
    if (!isChanged || isProcessing || isSaving) return;
    if (hasSubmitted) void saveToo();
    else if (!isModified) {
      fields.current = JSON.stringify(getData());
      setModified(true);
    }
  }, [isChanged, isModified, isProcessing, isSaving, getData, setModified]);

  return () => {
    if (fields.current === JSON.stringify(getData())) setModified(false);
  };
}
