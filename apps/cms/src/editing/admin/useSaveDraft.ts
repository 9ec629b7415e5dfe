'use client';
// Client because it saves the form of the opened page; wakes with the control that uses it.
import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';

/**
 * Saves what is typed into a page as a draft, for what goes on from what is stored. False where the
 * save was refused, which the form says itself: what is stored isn't what the person sees.
 */
export function useSaveDraft(): () => Promise<boolean> {
  const { id } = useDocumentInfo();
  const { code } = useLocale();
  const { submit } = useForm();
  const isModified = useFormModified();
  return async () => {
    if (!isModified) return true;
    const saved = await submit({
      action: `/api/pages/${id}?depth=0&draft=true&autosave=true&locale=${code}&fallback-locale=none`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      acceptValues: { overrideLocalChanges: false },
      skipValidation: true,
      disableSuccessStatus: true,
    });
    return saved?.res.ok === true;
  };
}
