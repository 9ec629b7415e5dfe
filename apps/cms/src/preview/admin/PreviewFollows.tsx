'use client';
// Client because it tells the frame of the live preview what was saved; wakes with the edit view.
import { useDocumentInfo, useLivePreviewContext } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Milliseconds within which all that one save changes here counts as one. */
const together = 100;

/**
 * Tells the preview, after whatever was saved, published or reverted, that it is to show the
 * document anew.
 */
export function PreviewFollows() {
  const { lastUpdateTime, versionCount, unpublishedVersionCount } = useDocumentInfo();
  const { iframeRef, popupRef, url } = useLivePreviewContext();
  const version = `${lastUpdateTime} ${versionCount} ${unpublishedVersionCount}`;
  const shown = useRef(version);
  useEffect(() => {
    if (version === shown.current || !url) return undefined;
    const timer = setTimeout(() => {
      shown.current = version;
      for (const target of [iframeRef.current?.contentWindow, popupRef?.current])
        target?.postMessage({ type: 'concierge-preview' }, new URL(url).origin);
    }, together);
    return () => clearTimeout(timer);
  }, [version, url, iframeRef, popupRef]);
  return null;
}
