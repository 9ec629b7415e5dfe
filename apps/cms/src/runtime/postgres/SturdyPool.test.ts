import { connect, createServer, type Server, type Socket } from 'node:net';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SturdyPool } from './SturdyPool.ts';

const url = process.env['DATABASE_URL'];

describe.skipIf(!url)('Connections to PostgreSQL', () => {
  const sockets = new Set<Socket>();
  let isSilent = false;
  let proxy: Server;
  let pool: SturdyPool;

  beforeEach(async () => {
    const target = new URL(url ?? '');
    const { port } = target;
    proxy = createServer((caller) => {
      const server = connect(Number(port), '127.0.0.1');
      caller.on('data', (chunk) => isSilent || server.write(chunk));
      server.on('data', (chunk) => isSilent || caller.write(chunk));
      for (const [socket, other] of [
        [caller, server],
        [server, caller],
      ] as const) {
        sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => other.destroy());
      }
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    target.port = String((proxy.address() as { port: number }).port);
    target.hostname = '127.0.0.1';
    pool = new SturdyPool({ connectionString: String(target), max: 2 });
    pool.silenceMs = 1000;
    pool.isServing = true;
    await keepAsPayloadDoes();
  });

  afterEach(async () => {
    await pool.end();
    for (const socket of sockets) socket.destroy();
    proxy.close();
    sockets.clear();
    isSilent = false;
  });

  const ask = () => pool.query('select 1 as answer');

  it('a query over a line that went silent fails, and the next one is answered', async () => {
    await ask();
    isSilent = true;
    await expect(ask()).rejects.toThrow('PostgreSQL was silent for 1 s');
    isSilent = false;
    await expect(ask()).resolves.toMatchObject({ rows: [{ answer: 1 }] });
  });

  it('a transaction over a silent line fails too, and its connection is not used again', async () => {
    const client = await pool.connect();
    await client.query('begin');
    isSilent = true;
    await expect(client.query('select 1')).rejects.toThrow('silent');
    isSilent = false;
    client.release();
    await Promise.all([ask(), ask(), ask()]);
  });

  it('however many transactions can not even begin, queries go on and no connection stays away', async () => {
    const db = drizzle({ client: pool });
    for (let lost = 0; lost < 3; lost += 1) {
      await vi.waitFor(ask, { interval: 10, timeout: 10_000 });
      isSilent = true;
      await expect(db.transaction(async () => undefined)).rejects.toThrow();
      isSilent = false;
    }
    await Promise.all([ask(), ask(), ask()]);
    expect(pool.idleCount).toBe(pool.totalCount);
  });

  it('who gives a connection back after it broke is not told off for it', async () => {
    const client = await pool.connect();
    for (const socket of sockets) socket.resetAndDestroy();
    sockets.clear();
    await new Promise((done) => client.once('end', () => done(undefined)));
    client.release();
    await Promise.all([ask(), ask()]);
  });

  it('whoever takes the first connection, as Payload does only where the database exists, has it until it is given back', async () => {
    const other = new SturdyPool({ connectionString: url, max: 2 });
    const client = await other.connect();
    await client.query('select 1');
    expect(other.idleCount).toBe(0);
    client.release();
    await other.query('select 1');
    await other.end();
  });

  it('a query that works for longer is left alone while the database is migrated', async () => {
    pool.isServing = false;
    await expect(pool.query('select pg_sleep(1)')).resolves.toBeDefined();
  });

  it('however often all connections are reset, used, idle or kept by Payload, queries go on', async () => {
    for (let resets = 0; resets < 5; resets += 1) {
      await ask();
      const client = await pool.connect();
      for (const socket of sockets) socket.resetAndDestroy();
      sockets.clear();
      await expect(client.query('select 1')).rejects.toThrow();
      client.release();
      // What is idle may not have heard of it yet.
      await vi.waitFor(ask, { interval: 10, timeout: 10_000 });
    }
  });

  /** Payload's adapter takes a connection for good, and another one after each reset. */
  async function keepAsPayloadDoes(): Promise<void> {
    const client = await pool.connect();
    client.prependListener('error', () => void keepAsPayloadDoes());
  }
});
