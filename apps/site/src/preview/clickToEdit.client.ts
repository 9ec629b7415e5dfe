// Exists because an editor clicks what is to be changed; wakes on previews only, in the frame or
// window that the admin opened.

import { blockElement, blocksById } from './blocksOnPage.ts';
import { editorWindow, isFromEditor, trustedOrigin } from './editorWindow.ts';

/** What is clicked or shown, as the admin's form names it. */
interface Place {
  readonly block?: string | undefined;
  readonly texts: readonly string[];
  readonly picture?: number | undefined;
}

/** Elements around the clicked one whose texts are sent, and characters of a text. */
const maxAround = 5;
const maxLength = 5000;
const pictures = 'img, video';

const picturesIn = (scope: Element | null, isBlock: boolean): Element[] =>
  [...(scope?.querySelectorAll(pictures) ?? [])].filter(
    (picture) => isBlock || !picture.closest('[data-block]'),
  );

function clickedPlace(target: Element): Place {
  const [block, section] = [...blocksById()].find(([, element]) => element.contains(target)) ?? [];
  const scope = section ?? document.querySelector('main');
  const texts: string[] = [];
  for (
    let element: Element | null = target;
    element && element !== scope && texts.length < maxAround;
    element = element.parentElement
  ) {
    const text = element.textContent.trim();
    if (text && text.length <= maxLength && text !== texts.at(-1)) texts.push(text);
  }
  const picture = target.closest(pictures) ?? (texts[0] ? null : target.querySelector(pictures));
  const at = picture ? picturesIn(scope, section !== undefined).indexOf(picture) : -1;
  return { block, texts, picture: at < 0 ? undefined : at };
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The smallest element that says one of the texts, the picture, or the block itself. */
function elementAt({ block, texts, picture }: Place): Element | null {
  const scope = blockElement(block);
  if (picture !== undefined) return picturesIn(scope, block !== undefined)[picture] ?? scope;
  for (const text of texts.map(plain).filter(Boolean)) {
    const all = [...(scope?.querySelectorAll('*') ?? [])];
    const same = all.filter((element) => plain(element.textContent) === text);
    const found = same.at(-1) ?? all.filter((one) => plain(one.textContent).includes(text)).at(-1);
    if (found) return found;
  }
  return block === undefined ? null : scope;
}

function readPlace(data: unknown): Place | undefined {
  const { type, block, texts, picture } = (data ?? {}) as Record<string, unknown>;
  if (type !== 'concierge-show' || !Array.isArray(texts)) return undefined;
  return {
    block: typeof block === 'string' ? block : undefined,
    texts: texts.filter((text) => typeof text === 'string'),
    picture: typeof picture === 'number' ? picture : undefined,
  };
}

/** Outlines what the pointer is on, and what the form shows. */
function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    main :is(h1, h2, h3, h4, p, li, dt, dd, a, img, video, figcaption, summary):hover,
    [data-preview-shown] { outline: 2px solid #2563eb; outline-offset: 4px; cursor: pointer; }`);
  document.adoptedStyleSheets.push(sheet);
}

function listen(editor: Window): void {
  addStyles();
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest('main')) return;
      if (event.ctrlKey || event.metaKey) return;
      // A link would leave the page that is edited; with the control key it is followed.
      if (target.closest('a, [type=submit]')) event.preventDefault();
      editor.postMessage({ ...clickedPlace(target), type: 'concierge-edit' }, trustedOrigin);
    },
    { capture: true },
  );
  addEventListener('message', (event: MessageEvent) => {
    const place = isFromEditor(event) ? readPlace(event.data) : undefined;
    const found = place && elementAt(place);
    if (!found) return;
    document.querySelector('[data-preview-shown]')?.removeAttribute('data-preview-shown');
    found.setAttribute('data-preview-shown', '');
    const { top, bottom } = found.getBoundingClientRect();
    const isInView = top >= 0 && bottom <= innerHeight;
    if (!isInView) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

if (editorWindow && trustedOrigin) listen(editorWindow);
