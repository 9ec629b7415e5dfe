import { logFailure } from './logFailure.ts';

/**
 * A page of our own as a document of which nothing runs; undefined if it can't be had, or is no
 * longer wanted. The browser parses it as it comes: no script turns text into markup, which Trusted
 * Types forbid.
 */
export function fetchDocument(url: string, signal?: AbortSignal): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onloadend = () => {
      const isFound = request.status >= 200 && request.status < 300;
      const page = (isFound && (request.response as Document | null)) || undefined;
      if (!page) logFailure(url, `${request.status} ${request.statusText}`.trim(), signal);
      resolve(page);
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send();
  });
}
