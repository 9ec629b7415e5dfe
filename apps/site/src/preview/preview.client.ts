// Exists because an editor's preview follows what is typed and saved; wakes on previews only, in
// the frame or window that the admin opened.
import { lateSections, show } from '../blocks/lateSections.ts';
import { fetchDocument } from '../ui/fetchDocument.ts';
import { editorOrigin, editorWindow, isFromEditor } from './editorWindow.ts';
import { followTexts, type TypedField } from './followTexts.ts';

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

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

function readFields(fields: unknown): TypedField[] {
  return (Array.isArray(fields) ? fields : []).flatMap((field: unknown) => {
    const { block, path, was, now } = (field ?? {}) as Record<string, unknown>;
    return typeof path === 'string' && isTexts(was) && isTexts(now) && was.length === now.length
      ? [{ block: typeof block === 'string' ? block : undefined, path, was, now }]
      : [];
  });
}

function follow(editor: Window): void {
  // Read before anything else changes the page.
  const texts = followTexts(document);
  let request = new AbortController();
  /** Shows what is saved: in place where only texts differ, else by loading the page again. */
  async function showSaved(): Promise<void> {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const page = await fetchDocument(location.href, signal);
    if (signal.aborted || (page && texts.update(page))) return;
    history.replaceState({ ...history.state, previewTop: Math.round(window.scrollY) }, '');
    location.reload();
  }
  addEventListener('message', (event: MessageEvent<Record<string, unknown> | null>) => {
    if (!isFromEditor(event)) return;
    if (event.data?.['type'] === 'concierge-typed') texts.type(readFields(event.data['fields']));
    if (event.data?.['type'] === 'concierge-preview') void showSaved();
  });
  editor.postMessage({ type: 'concierge-ready' }, editorOrigin);
  history.scrollRestoration = 'manual';
  // A guessed height above the reader would move the place.
  lateSections().forEach(show);
  restore();
  // Pictures and what wakes late may have made it longer.
  addEventListener('load', restore, { once: true });
}

if (editorWindow && editorOrigin) follow(editorWindow);
