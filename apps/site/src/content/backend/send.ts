import { Agent as PlainAgent, request as plain } from 'node:http';
import { Agent as SecureAgent, request as secure } from 'node:https';

interface Call {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly signal: AbortSignal;
  /** Bytes; a longer answer is an error, so that no foreign one fills the memory. */
  readonly limit: number;
}

interface Sent {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
}

const agents = {
  plain: new PlainAgent({ keepAlive: true }),
  secure: new SecureAgent({ keepAlive: true }),
};

/**
 * One call over a kept connection, redirects not followed. By `node:http`, because `fetch` with its
 * streams takes a fifth of what a page costs that has mostly kept parts (docs/speed.md). A kept
 * connection that the other side had just closed is tried once more.
 */
export function send(url: URL, call: Call): Promise<Sent> {
  return once(url, call).catch((error: unknown) => {
    if (error instanceof StaleConnection) return once(url, call);
    throw error;
  });
}

class StaleConnection extends Error {}

function once(url: URL, { method, headers, body, signal, limit }: Call): Promise<Sent> {
  const isSecure = url.protocol === 'https:';
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const options = {
    method,
    headers: { ...headers, ...length },
    signal,
    agent: isSecure ? agents.secure : agents.plain,
  };
  return new Promise((resolve, reject) => {
    const request = (isSecure ? secure : plain)(url, options, (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > limit) response.destroy(new Error(`the answer is larger than ${limit} bytes`));
      });
      response.on('error', (error) => reject(signal.aborted ? signal.reason : error));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          statusText: response.statusMessage ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (signal.aborted) reject(signal.reason);
      else
        reject(request.reusedSocket && error.code === 'ECONNRESET' ? new StaleConnection() : error);
    });
    request.end(body);
  });
}
