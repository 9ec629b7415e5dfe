'use client';
// Client because it tells the frame of the live preview what is typed and saved; wakes with the
// edit view.
import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { usePostTyped } from './usePostTyped.ts';
import { usePreview } from './usePreview.ts';

/** Milliseconds within which all that one save changes here counts as one. */
const together = 100;

/**
 * Sends the preview what is typed, and tells it, after whatever was saved, published or reverted,
 * that it is to show the document anew.
 */
export function PreviewFollows() {
  const { lastUpdateTime, versionCount, unpublishedVersionCount } = useDocumentInfo();
  const preview = usePreview();
  usePostTyped(preview);
  const version = `${lastUpdateTime} ${versionCount} ${unpublishedVersionCount}`;
  const shown = useRef(version);
  useEffect(() => {
    if (version === shown.current || !preview) return undefined;
    const timer = setTimeout(() => {
      shown.current = version;
      preview.post({ type: 'concierge-preview' });
    }, together);
    return () => clearTimeout(timer);
  }, [version, preview]);
  return null;
}
