/** Elements whose texts aren't set: React owns those of an island, and the others show none. */
const closed = 'astro-island, noscript, script, style';

/** Text nodes of a part of a page, in their order. */
export function textNodes(scope: Node): Text[] {
  const walker = (scope.ownerDocument ?? document).createTreeWalker(
    scope,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.matches(closed)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  const found: Text[] = [];
  while (walker.nextNode())
    if (walker.currentNode.nodeType === Node.TEXT_NODE) found.push(walker.currentNode as Text);
  return found;
}

/** A page's texts, and all the rest of it: of two pages with the same rest only texts differ. */
export interface Content {
  readonly texts: readonly Text[];
  readonly rest: string;
}

/** Reads a page as it was served, before scripts change it. */
export function readPageContent(page: Document): Content {
  const copy = page.body.cloneNode(true) as HTMLElement;
  // Without scripts a browser parses their content, with them it doesn't.
  for (const element of copy.querySelectorAll('noscript')) element.remove();
  // Its attributes hold all that an island shows, which may have woken already.
  for (const island of copy.querySelectorAll('astro-island')) {
    island.removeAttribute('ssr');
    island.replaceChildren();
  }
  for (const text of textNodes(copy)) text.data = 'text';
  const blocks = page.querySelector<HTMLMetaElement>('meta[name="preview-blocks"]')?.content;
  return { texts: textNodes(page.body), rest: `${blocks} ${copy.outerHTML}` };
}
