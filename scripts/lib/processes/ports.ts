import { createServer } from 'node:net';
import { fail } from '../fail.ts';

/** Ends the process with one sentence where somebody else listens on the port. */
export async function requireFree(port: number, variable: string): Promise<void> {
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
  if (!free)
    fail(
      `Port ${port} is in use. Stop what listens there, or choose another one with ${variable}.`,
    );
}
