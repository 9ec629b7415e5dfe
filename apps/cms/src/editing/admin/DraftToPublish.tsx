'use client';
// Client because Payload's drawer reads it from a React context; wakes with the edit view.
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * A page that was never published has something to publish. Payload counts what is newer than the
 * published version only, and would offer to take such a page off the site.
 */
export function DraftToPublish() {
  const { id, hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } =
    useDocumentInfo();
  const isDraft = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isDraft) setUnpublishedVersionCount(1);
  }, [isDraft, setUnpublishedVersionCount]);
  return null;
}
