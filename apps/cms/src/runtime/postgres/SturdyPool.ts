import type { Socket } from 'node:net';
import pg, { type PoolClient, type PoolConfig } from 'pg';

/**
 * Connections to PostgreSQL that outlive what happens to networks: one that is silent in the midst
 * of a query is cut, so that the query fails and the next one takes another connection; one that
 * breaks while nobody uses it is forgotten.
 */
export class SturdyPool extends pg.Pool {
  /** Milliseconds of silence after which a query counts as lost. */
  silenceMs = 30_000;
  /** False while the database is migrated, when one statement may work for minutes. */
  isServing = false;

  constructor(config?: PoolConfig) {
    super(config);
    // Whoever uses a connection learns of its end by the failed query; without these listeners the
    // process would end.
    this.on('error', () => undefined);
    this.on('connect', (client) => client.on('error', () => undefined));
    this.on('connect', (client) => this.#watch(client));
    this.once('acquire', giveBack);
  }

  #watch(client: PoolClient): void {
    const { stream, isIdle } = partsOf(client);
    stream.setTimeout(this.silenceMs);
    stream.on('timeout', () => {
      if (this.isServing && !isIdle())
        stream.destroy(new Error(`PostgreSQL was silent for ${this.silenceMs / 1000} s`));
      else stream.setTimeout(this.silenceMs);
    });
  }
}

/** What a connection has and its types don't tell. */
function partsOf(client: PoolClient) {
  const parts = client as unknown as { connection: { stream: Socket }; readyForQuery: boolean };
  return { stream: parts.connection.stream, isIdle: () => parts.readyForQuery };
}

/**
 * Gives back the connection that Payload takes first and keeps: it takes another one after each
 * reset and never gives back the broken one, so that a pool of ten is empty after ten resets.
 */
function giveBack(client: PoolClient): void {
  const own = client.listeners('error');
  setImmediate(() => {
    for (const listener of client.listeners('error'))
      if (!own.includes(listener)) client.off('error', listener as () => void);
    client.release();
  });
}
