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
  /** The version that the preview was asked to show last. */
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (version === shown.current || !preview) return undefined;
    const timer = setTimeout(() => {
      shown.current = version;
      asked.current = version;
      preview.post({ type: 'concierge-preview', version });
    }, together);
    return () => clearTimeout(timer);
  }, [version, preview]);
  useEffect(() => {
    const onMessage = (event: MessageEvent<{ type?: unknown; version?: unknown } | null>) => {
      if (event.data?.type !== 'concierge-ready' || !preview?.hasSent(event)) return;
      if (asked.current !== undefined && event.data.version !== asked.current)
        preview.post({ type: 'concierge-preview', version: asked.current });
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [preview]);
  return null;
}
