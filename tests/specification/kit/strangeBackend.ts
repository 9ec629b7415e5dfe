import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that the site made, as it arrived. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * A content backend that isn't ours and speaks spec §7 only. `answer` gets each call; what it
 * leaves unanswered is 404.
 */
export async function startStrangeBackend(
  answer: (call: Call, response: ServerResponse) => void | Promise<void>,
): Promise<{ api: string; calls: Call[]; stop: () => void }> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://backend');
    const call = {
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    calls.push(call);
    await answer(call, response);
    if (!response.writableEnded) answerJson(response, 404, errors('Not found'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { api: `http://127.0.0.1:${port}/api`, calls, stop: () => server.closeAllConnections() };
}

export const errors = (message: string) => ({ errors: [{ message }] });

/** Writes a JSON answer; `statusText` stands in for the standard one. */
export function answerJson(
  response: ServerResponse,
  status: number,
  body: object,
  statusText?: string,
): void {
  response.writeHead(status, statusText, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
