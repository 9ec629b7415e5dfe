import { createServer } from 'node:net';
import { fail } from '../fail.ts';

/** Ends the process with one sentence where this process can't listen on the port. */
export async function requireFree(port: number, variable: string): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE')
    fail(
      `Port ${port} is in use. Stop what listens there, or choose another one with ${variable}.`,
    );
  if (code === 'EACCES')
    fail(
      `This user has no right to listen on port ${port}. Choose one from 1024 on with ${variable}, and let a proxy have ${port}.`,
    );
  if (code)
    fail(`Nothing can listen on port ${port} (${code}). Choose another one with ${variable}.`);
}
