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
 * that it is to show the document anew; once more where it was being loaded meanwhile.
 */
export function PreviewFollows() {
  const { lastUpdateTime, versionCount, unpublishedVersionCount } = useDocumentInfo();
  const preview = usePreview();
  usePostTyped(preview);
  const version = `${lastUpdateTime} ${versionCount} ${unpublishedVersionCount}`;
  const shown = useRef(version);
  /** The version that the preview was sent last. */
  const requestedVersion = useRef<string>(undefined);
  useEffect(() => {
    if (version === shown.current || !preview) return undefined;
    const timer = setTimeout(() => {
      shown.current = version;
      requestedVersion.current = version;
      preview.post({ type: 'concierge-preview', version });
    }, together);
    return () => clearTimeout(timer);
  }, [version, preview]);
  useEffect(() => {
    const onMessage = (event: MessageEvent<{ type?: unknown; version?: unknown } | null>) => {
      if (event.data?.type !== 'concierge-ready' || !preview?.hasSent(event)) return;
      if (requestedVersion.current !== undefined && event.data.version !== requestedVersion.current)
        preview.post({ type: 'concierge-preview', version: requestedVersion.current });
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [preview]);
  return null;
}
