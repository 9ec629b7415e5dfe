'use client';
// Client because it saves the form of the opened page; wakes with the control that uses it.
import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';

/** Saves what is typed into a page as a draft, for what goes on from what is stored. */
export function useSaveDraft(): () => Promise<void> {
  const { id, setUnpublishedVersionCount } = useDocumentInfo();
  const { code } = useLocale();
  const { submit } = useForm();
  const isModified = useFormModified();
  return async () => {
    if (!isModified) return;
    const saved = await submit({
      action: `/api/pages/${id}?depth=0&draft=true&autosave=true&locale=${code}&fallback-locale=none`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      acceptValues: { overrideLocalChanges: false },
      skipValidation: true,
      disableSuccessStatus: true,
    });
    // Payload's button publishes only what it has counted here.
    if (saved?.res.ok) setUnpublishedVersionCount((count) => count + 1);
  };
}
