// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { fetchDocument } from './fetchDocument.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser whose calls end with this status. */
function stubAnswer(status: number) {
  class Request {
    status = status;
    statusText = '';
    response = document;
    responseType = '';
    onloadend = () => undefined;
    open() {}
    abort() {}
    send() {
      queueMicrotask(this.onloadend);
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

test('a page that can’t be had is logged once', { tags: ['S8.fetch.3'] }, async () => {
  const logged = stubAnswer(503);
  expect(await fetchDocument('/en/popup/')).toBeUndefined();
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.calls[0]?.join(' ')).toContain('/en/popup/ failed');
});

test('one that came, or that nobody wants any more, is not', async () => {
  const logged = stubAnswer(200);
  expect(await fetchDocument('/en/')).toBe(document);
  stubAnswer(0);
  const stop = new AbortController();
  stop.abort();
  expect(await fetchDocument('/en/', stop.signal)).toBeUndefined();
  expect(logged).not.toHaveBeenCalled();
});
