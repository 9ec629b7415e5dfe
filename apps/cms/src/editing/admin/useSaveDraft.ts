'use client';
// Client because it saves the form of the opened document; wakes with the control that uses it.
import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import { draftAddress } from './draftAddress.ts';

/**
 * Saves what is typed into a document as a draft, for what goes on from what is stored. False where
 * the save was refused, which the form says itself: what is stored isn't what the person sees.
 */
export function useSaveDraft(): (options?: { readonly inBackground: boolean }) => Promise<boolean> {
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const { setBackgroundProcessing, submit } = useForm();
  const isModified = useFormModified();
  return async ({ inBackground } = { inBackground: false }) => {
    if (!isModified) return true;
    // As Payload's autosave does: what is typed meanwhile stays unsaved.
    if (inBackground) setBackgroundProcessing(true);
    const saved = await submit({
      action: draftAddress(collectionSlug, id, code),
      method: 'PATCH',
      overrides: { _status: 'draft' },
      acceptValues: { overrideLocalChanges: false },
      disableFormWhileProcessing: !inBackground,
      skipValidation: true,
      disableSuccessStatus: true,
    });
    if (inBackground) setBackgroundProcessing(false);
    return saved?.res.ok === true;
  };
}
