import type { IncomingMessage, ServerResponse } from 'node:http';

/** Serves pictures, films and social cards: whatever is not a page. False where the address is none of them. */
export async function serveService(_request: IncomingMessage, _response: ServerResponse): Promise<boolean> {
  return false;
}
