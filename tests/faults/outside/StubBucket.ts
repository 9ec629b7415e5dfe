import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pause } from '../Victim.ts';

/** How a bucket itself goes wrong; what its network does is FaultProxy's. */
export const bucketFaults = [
  /** Every call is answered 503, as S3 does where it is called too often. */
  '5xx',
  /** Every call is refused, as with a key that is wrong. */
  '4xx',
] as const;
export type BucketFault = (typeof bucketFaults)[number];

/**
 * The part of S3's interface that media need, on loopback: objects are put, read, asked for and
 * deleted by `/bucket/key`. One whose bytes don't all come is not stored.
 */
export class StubBucket {
  fault: BucketFault | undefined;
  /** Milliseconds that it takes to store or delete an object, in which it shows that it lives. */
  slowMs = 0;
  readonly objects = new Map<string, { readonly body: Buffer; readonly type: string }>();
  readonly met = new Map<BucketFault, number>();
  readonly #server: Server = createServer(
    (request, response) => void this.#answer(request, response).catch(() => response.destroy()),
  );

  listen(port: number): Promise<void> {
    return new Promise((done) => this.#server.listen(port, '127.0.0.1', done));
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname } = new URL(request.url ?? '', 'http://bucket');
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
    const { fault } = this;
    if (fault) {
      this.met.set(fault, (this.met.get(fault) ?? 0) + 1);
      return refuse(response, ...(fault === '5xx' ? [503, 'SlowDown'] : [403, 'AccessDenied']));
    }
    if (request.method === 'PUT' || request.method === 'DELETE') await this.#beSlow(response);
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? '';
      this.objects.set(key, { body: Buffer.concat(chunks), type });
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    const object = this.objects.get(key);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    const headers = { 'content-type': object.type, 'content-length': object.body.length };
    response.writeHead(200, { ...headers, etag: '"1"' });
    response.end(request.method === 'HEAD' ? undefined : object.body);
  }

  async #beSlow(response: ServerResponse): Promise<void> {
    for (const end = Date.now() + this.slowMs; Date.now() < end; ) {
      response.writeProcessing();
      await pause(Math.min(5000, Math.max(0, end - Date.now())));
    }
  }
}

const refuse = (response: ServerResponse, ...[status, code]: (number | string)[]): void =>
  void response
    .writeHead(Number(status), { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
