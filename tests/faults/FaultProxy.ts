import { randomBytes } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What becomes of the bytes between a caller and a server, beginning with their next ones. */
export const faults = [
  /** They come a second late. */
  'delay',
  /** The connection is reset after the first bytes of an answer. */
  'reset',
  /** Connections are taken, and nothing comes any more. */
  'half-open',
  /** Requests arrive, and their answers are lost. */
  'one-way',
  /** Answers are random bytes. */
  'garbage',
  /** All connections are reset, those too on which nobody speaks. */
  'cut',
] as const;
export type Fault = (typeof faults)[number];

/** A TCP proxy on loopback that brings faults of networks about. */
export class FaultProxy {
  /** Chunks that each fault has met. */
  readonly met = new Map<Fault, number>();
  readonly #server: Server;
  readonly #callers = new Set<Socket>();
  #fault: Fault | undefined;

  /** Where new connections lead. */
  targetPort: number;

  constructor(targetPort: number) {
    this.targetPort = targetPort;
    this.#server = createServer((caller) => {
      const target = connect(this.targetPort, '127.0.0.1');
      this.#join(caller, target, false);
      this.#join(target, caller, true);
      this.#callers.add(caller);
      caller.on('close', () => this.#callers.delete(caller));
    });
  }

  /** None lets everything pass. */
  set fault(fault: Fault | undefined) {
    this.#fault = fault;
    if (fault === 'cut') for (const caller of this.#callers) caller.resetAndDestroy();
  }

  listen(port: number): Promise<void> {
    return new Promise((done) => this.#server.listen(port, '127.0.0.1', done));
  }

  close(): void {
    this.#server.close();
  }

  #join(from: Socket, to: Socket, isAnswer: boolean): void {
    from.on('data', (chunk: Buffer) => this.#pass(chunk, from, to, isAnswer));
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }

  #pass(chunk: Buffer, from: Socket, to: Socket, isAnswer: boolean): void {
    const fault = this.#fault;
    if (fault) this.met.set(fault, (this.met.get(fault) ?? 0) + 1);
    if (fault === 'cut') from.destroy();
    else if (fault === 'half-open' || (fault === 'one-way' && isAnswer)) return;
    else if (fault === 'delay') setTimeout(() => to.write(chunk), 1000);
    else if (fault === 'garbage' && isAnswer) to.write(randomBytes(chunk.length));
    else if (fault === 'reset' && isAnswer) {
      to.write(chunk.subarray(0, 20), () => to.resetAndDestroy());
      from.destroy();
    } else to.write(chunk);
  }
}
