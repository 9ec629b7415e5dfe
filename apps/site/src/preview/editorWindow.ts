/** The window of the admin that shows this preview in a frame, or has opened it; null in none. */
export const editorWindow =
  window.parent === window ? (window.opener as Window | null) : window.parent;
