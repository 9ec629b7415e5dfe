import type { Socket } from 'node:net';
import pg, { type PoolClient, type PoolConfig } from 'pg';

/**
 * Connections to PostgreSQL that outlive what happens to networks: one that is silent in the midst
 * of a query is cut, so that the query fails and the next one takes another connection; one that
 * breaks is forgotten, whoever has it.
 */
export class SturdyPool extends pg.Pool {
  /** Milliseconds of silence after which a query counts as lost. */
  silenceMs = 30_000;
  /** False while the database is migrated, when one statement may work for minutes. */
  isServing = false;
  readonly #lent = new Set<PoolClient>();

  constructor(config?: PoolConfig) {
    super(config);
    // Whoever uses a connection learns of its end by the failed query; without these listeners the
    // process would end.
    this.on('error', ignoreError);
    this.on('connect', (client) => client.on('error', ignoreError));
    this.on('connect', (client) => this.#watch(client));
    this.on('connect', (client) => client.once('end', () => this.#takeBack(client)));
    this.on('acquire', (client) => this.#lent.add(client));
    this.on('release', (_error, client) => this.#lent.delete(client));
    this.once('acquire', (client) => setImmediate(giveBack, client));
  }

  /**
   * A connection that has ended makes room for another, whether or not it is given back: drizzle
   * never gives back one on which no transaction could begin.
   */
  #takeBack(client: PoolClient): void {
    if (!this.#lent.has(client)) return;
    client.release(true);
    // Whoever has it may still give it back, which the pool takes for a mistake.
    client.release = () => undefined;
  }

  #watch(client: PoolClient): void {
    const { stream, isIdle } = clientInternals(client);
    stream.setTimeout(this.silenceMs);
    stream.on('timeout', () => {
      if (this.isServing && !isIdle())
        stream.destroy(new Error(`PostgreSQL was silent for ${this.silenceMs / 1000} s`));
      else stream.setTimeout(this.silenceMs);
    });
  }
}

const ignoreError = () => undefined;

/** What a connection has and its types don't tell. */
function clientInternals(client: PoolClient) {
  const parts = client as unknown as { connection: { stream: Socket }; readyForQuery: boolean };
  return { stream: parts.connection.stream, isIdle: () => parts.readyForQuery };
}

/**
 * Gives back the connection that Payload takes first and keeps, so that the pool can end. Payload
 * listens before all others there; where it found no database and made one it keeps none, and the
 * first connection is another's.
 */
function giveBack(client: PoolClient): void {
  const [first] = client.listeners('error');
  if (!first || first === ignoreError) return;
  client.off('error', first as () => void);
  client.release();
}
