import { createServer } from 'node:net';

/**
 * The port itself where nobody listens on it, else a free one; the benchmarks run beside whatever
 * else does.
 */
export async function freePort(wanted: number): Promise<number> {
  return (await listening(wanted)) ?? (await listening(0)) ?? wanted;
}

function listening(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : undefined));
    });
  });
}
