// Exists because an editor's preview follows what is saved; wakes on previews only, in the frame or
// window that the admin opened.
import { lateSections, show } from '../blocks/lateSections.ts';
import { editorWindow, isFromEditor } from './editorWindow.ts';

/**
 * Where the reader was, kept in the entry of the history: a frame of another host's page has no
 * storage.
 */
interface Place {
  readonly previewTop?: number;
}

const restore = (): void => {
  const { previewTop } = (history.state ?? {}) as Place;
  if (previewTop) window.scrollTo({ top: previewTop, behavior: 'instant' });
};

if (editorWindow) {
  history.scrollRestoration = 'manual';
  // A guessed height above the reader would move the place.
  lateSections().forEach(show);
  restore();
  // Pictures and what wakes late may have made it longer.
  addEventListener('load', restore, { once: true });
  addEventListener('message', (event: MessageEvent<{ type?: unknown } | null>) => {
    if (!isFromEditor(event) || event.data?.type !== 'concierge-preview') return;
    history.replaceState({ ...history.state, previewTop: Math.round(window.scrollY) }, '');
    location.reload();
  });
}
