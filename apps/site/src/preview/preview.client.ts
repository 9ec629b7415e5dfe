// Exists because an editor's preview follows what is typed and saved; wakes on previews only, in
// the frame or window that the admin opened.
import { lateSections, show } from '../blocks/lateSections.ts';
import { fetchDocument } from '../ui/fetchDocument.ts';
import { editorWindow, isFromEditor, trustedOrigin } from './editorWindow.ts';
import { followTexts, type TypedField } from './followTexts.ts';

/** What outlives a reload, in the entry of the history: a frame of another host has no storage. */
interface HistoryState {
  /** Where the reader was. */
  readonly previewTop?: number;
  /** The version of the document, by the form's count, that the page was loaded for. */
  readonly previewVersion?: unknown;
}
const historyState = (): HistoryState => (history.state ?? {}) as HistoryState;

const restore = (): void => {
  const { previewTop } = historyState();
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
  async function showSaved(previewVersion: unknown): Promise<void> {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const page = await fetchDocument(location.href, signal);
    if (signal.aborted || (page && texts.update(page))) return;
    const previewTop = Math.round(window.scrollY);
    history.replaceState({ ...history.state, previewTop, previewVersion }, '');
    location.reload();
  }
  addEventListener('message', (event: MessageEvent<Record<string, unknown> | null>) => {
    if (!isFromEditor(event)) return;
    if (event.data?.['type'] === 'concierge-typed') texts.type(readFields(event.data['fields']));
    if (event.data?.['type'] === 'concierge-preview') void showSaved(event.data['version']);
  });
  // While it was loaded, the form could tell nobody of what was saved since.
  const { previewVersion: version } = historyState();
  editor.postMessage({ type: 'concierge-ready', version }, trustedOrigin);
  history.scrollRestoration = 'manual';
  // A guessed height above the reader would move the place.
  lateSections().forEach(show);
  restore();
  // Pictures and what wakes late may have made it longer.
  addEventListener('load', restore, { once: true });
}

if (editorWindow && trustedOrigin) follow(editorWindow);
