'use client';
// Client because it speaks with windows of the browser; wakes with the components that use it.
import { useLivePreviewContext } from '@payloadcms/ui';
import { useMemo } from 'react';

/** The frame and the window that show the preview of the form, however many are open. */
export interface Preview {
  isOpen(): boolean;
  /** True for a message of the preview: another window, or another origin in it, is neither. */
  hasSent(event: MessageEvent): boolean;
  post(message: { readonly type: string; readonly [name: string]: unknown }): void;
}

/** The preview of the form; undefined while the document has none. */
export function usePreview(): Preview | undefined {
  const { iframeRef, popupRef, url } = useLivePreviewContext();
  return useMemo(() => {
    if (!url) return undefined;
    const { origin } = new URL(url);
    const windows = () =>
      [iframeRef.current?.contentWindow, popupRef?.current].filter((one) => one != null);
    return {
      isOpen: () => windows().length > 0,
      hasSent: ({ source, origin: from }) =>
        from === origin && windows().some((one) => one === source),
      post: (message) => {
        for (const target of windows()) target.postMessage(message, origin);
      },
    };
  }, [url, iframeRef, popupRef]);
}
