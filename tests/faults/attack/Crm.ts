import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A CRM in this process that takes everything and notes when each enquiry arrives. */
export class Crm {
  /** Instant of the first arrival by reference, on `performance`'s clock. */
  readonly arrivals = new Map<string, number>();
  readonly #server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const reference = new URLSearchParams(Buffer.concat(chunks).toString()).get('reference') ?? '';
    if (!this.arrivals.has(reference)) this.arrivals.set(reference, performance.now());
    response.writeHead(200, { 'Is-Processed': 'true' }).end();
  });

  /** Listens on a free port of loopback; answers its address. */
  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  stop(): void {
    this.#server.close().closeAllConnections();
  }
}
