import { type IncomingHttpHeaders, request } from 'node:http';

export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/**
 * Fetches an address of the product without following redirects. Node's own fetch asks the system
 * for `*.localhost`, which not every system knows, so this goes to loopback and names the host.
 */
export function get(url: string, headers: Record<string, string> = {}): Promise<Got> {
  const { host, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      { host: '127.0.0.1', port, path: pathname + search, headers: { host, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body,
            text: body.toString(),
          });
        });
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}
