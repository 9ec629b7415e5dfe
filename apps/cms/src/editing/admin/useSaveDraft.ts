'use client';
// Client because it saves the form of the opened page; wakes with the control that uses it.
import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';

/** Saves what is typed into a page as a draft, for what goes on from what is stored. */
export function useSaveDraft(): () => Promise<void> {
  const { id } = useDocumentInfo();
  const { code } = useLocale();
  const { submit } = useForm();
  const isModified = useFormModified();
  return async () => {
    if (!isModified) return;
    await submit({
      action: `/api/pages/${id}?depth=0&draft=true&autosave=true&locale=${code}&fallback-locale=none`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      acceptValues: { overrideLocalChanges: false },
      skipValidation: true,
      disableSuccessStatus: true,
    });
  };
}
