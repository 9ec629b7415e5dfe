'use client';
// Client because it follows the form; wakes with the edit view.
import { useDocumentInfo, useFormModified } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Counts what is typed as a change at once, and not only when it has been saved by itself:
 * Payload's drawer for schedules offers to publish where something has changed, else to unpublish.
 */
export function ChangedNow() {
  const { setUnpublishedVersionCount } = useDocumentInfo();
  const isModified = useFormModified();
  useEffect(() => {
    if (isModified) setUnpublishedVersionCount((count) => Math.max(count, 1));
  }, [isModified, setUnpublishedVersionCount]);
  return null;
}
