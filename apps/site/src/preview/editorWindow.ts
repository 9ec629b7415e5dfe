/** Origin of the admin, from which alone messages are taken; empty outside a preview. */
export const trustedOrigin =
  document.querySelector<HTMLMetaElement>('meta[name="preview-editor"]')?.content ?? '';

/** The window of the admin that shows this preview in a frame, or has opened it; null in none. */
export const editorWindow =
  window.parent === window ? (window.opener as Window | null) : window.parent;

/** True for a message of the admin: its window may have been led to another origin. */
export const isFromEditor = ({ source, origin }: MessageEvent): boolean =>
  source !== null && source === editorWindow && origin === trustedOrigin;
