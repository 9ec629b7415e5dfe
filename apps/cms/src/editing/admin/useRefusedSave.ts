'use client';
// Client because it follows the form's saves; wakes with the edit view.
import {
  useAllFormFields,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { tabField } from '../tabField.ts';
import { type RefusedField, refusedFields, unmarkedFields } from './refusedFields.ts';

/**
 * After a refused publication or save: stores what was typed as a draft by `storeDraft`, and keeps
 * each reason at its field. Payload takes every answer for a save, and the state of the form that
 * the last keystroke asked for takes the reasons away when it comes after the refusal.
 */
export function useRefusedSave(storeDraft: (() => Promise<boolean>) | undefined): void {
  const { getFields, setModified, dispatchFields } = useForm();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const isSubmitted = useFormSubmitted();
  const [fields] = useAllFormFields();
  const wasModified = useRef(false);
  const refused = useRef<readonly RefusedField[]>([]);

  const endSave = useEffectEvent(async (hadChanges: boolean) => {
    // What the fields' own context gives comes later than the rest.
    refused.current = isSubmitted ? refusedFields(getFields()) : [];
    if (!isSubmitted || !hadChanges) return;
    // Both texts of a conflict are shown, of which the person chooses.
    if (refused.current.some(({ path }) => path === tabField.name)) return;
    const isUnsaved = storeDraft ? !(await storeDraft()) : refused.current.length === 0;
    if (isUnsaved) setModified(true);
  });
  useEffect(() => {
    if (isProcessing && isModified) wasModified.current = true;
  }, [isProcessing, isModified]);
  useEffect(() => {
    if (isProcessing) return;
    void endSave(wasModified.current);
    wasModified.current = false;
  }, [isProcessing]);
  useEffect(() => {
    // The form checks itself anew after each change.
    if (isModified) refused.current = [];
    const lost = isSubmitted ? unmarkedFields(refused.current, fields) : [];
    if (lost.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: lost });
  }, [fields, isModified, isSubmitted, dispatchFields]);
}
