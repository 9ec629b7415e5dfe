'use client';
// Client because it stores what the opened form holds; wakes with the edit view.
import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { draftAddress } from './draftAddress.ts';

/**
 * Stores what is typed as a draft and leaves the form as it is: a save by the form takes away the
 * reasons at its fields. False where it was refused or did not arrive.
 */
export function useStoreDraft(): () => Promise<boolean> {
  const {
    id,
    collectionSlug,
    setData,
    setLastUpdateTime,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  } = useDocumentInfo();
  const { code } = useLocale();
  const { createFormData } = useForm();
  return async () => {
    const body = await createFormData({ _status: 'draft' }, {});
    const address = draftAddress(collectionSlug, id, code);
    const answer = await fetch(address, { method: 'PATCH', body }).catch(() => undefined);
    if (!answer?.ok) return false;
    const { doc } = (await answer.json()) as { doc: { readonly updatedAt: string } };
    setData(doc);
    setLastUpdateTime(new Date(doc.updatedAt).getTime());
    setMostRecentVersionIsAutosaved(true);
    setUnpublishedVersionCount((count) => Math.max(count, 1));
    return true;
  };
}
