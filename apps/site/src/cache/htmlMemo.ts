import { LRUCache } from 'lru-cache';

/** Bytes, the least recently used is dropped first; a page of 25 blocks takes about 200 KB. */
const htmlMemo = new LRUCache<string, string>({
  maxSize: 24 * 2 ** 20,
  sizeCalculation: (html, key) => 2 * (html.length + key.length),
});

/**
 * HTML that is rendered once for a key; the key names all that it depends on, so that nothing here
 * is ever stale (ADR 16).
 */
export function memoizeHtml(key: string, render: () => string): string {
  const cached = htmlMemo.get(key);
  if (cached !== undefined) return cached;
  const html = flat(render());
  htmlMemo.set(key, html);
  return html;
}

/** React's text is a chain of thousands of pieces, which is large to keep and slow to copy. */
const flat = (text: string): string => Buffer.from(text).toString();

const ids = new WeakMap<object, number>();
let lastId = 0;

/** A number for an object as part of a key, another one for each object. */
export function objectId(part: object): number {
  const id = ids.get(part) ?? ++lastId;
  ids.set(part, id);
  return id;
}
