'use client';
// Client because it follows the form's saves; wakes with the edit view.
import { useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { hasAutosaveEnabled } from 'payload/shared';
import { BackQuestion } from './BackQuestion.tsx';
import { Unsaved } from './Unsaved.tsx';
import { useRefusedSave } from './useRefusedSave.ts';
import { useStoreDraft } from './useStoreDraft.ts';
import { useStuckRows } from './useStuckRows.ts';

/** Sees to it that nothing typed or added is lost, whether or not its document saves itself. */
export function SaveGuard() {
  const { docConfig, id } = useDocumentInfo();
  const { isValid } = useForm();
  const isModified = useFormModified();
  const storeDraft = useStoreDraft();
  const isAutosaved = id !== undefined && docConfig !== undefined && hasAutosaveEnabled(docConfig);
  useRefusedSave(isAutosaved ? storeDraft : undefined);
  useStuckRows();
  if (isAutosaved) return <Unsaved />;
  // Payload asks before a link or the tab's end leaves it.
  return <BackQuestion isUnsaved={isModified || isValid === false} />;
}
