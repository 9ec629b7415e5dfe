import { logFailure } from './logFailure.ts';

/** What came of a call for a page. */
interface FetchedPage {
  /** HTTP status; 0 where no answer came, as without a network or within 15 s. */
  readonly status: number;
  /** Only of a status below 300. */
  readonly page: Document | undefined;
}

/**
 * A page of our own as a document of which nothing runs; undefined if it can't be had, or is no
 * longer wanted.
 */
export const fetchDocument = async (
  url: string,
  signal?: AbortSignal,
): Promise<Document | undefined> => (await fetchPage(url, signal)).page;

/**
 * The same with its status; never rejects. The browser parses the page as it comes: no script turns
 * text into markup, which Trusted Types forbid.
 */
export function fetchPage(url: string, signal?: AbortSignal): Promise<FetchedPage> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = 15_000;
    request.onloadend = () => {
      const { status } = request;
      const isFound = status >= 200 && status < 300;
      const page = (isFound && (request.response as Document | null)) || undefined;
      if (!page) logFailure(url, `${status} ${request.statusText}`.trim(), signal);
      resolve({ status, page });
    };
    signal?.addEventListener('abort', () => request.abort());
    request.send();
  });
}
