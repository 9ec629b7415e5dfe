import { spawn } from 'node:child_process';
import { fail } from './fail.ts';
import { root } from './paths.ts';
import { endWithThis } from './processes/children.ts';

/** Starts the stub CRM and waits until it answers; what is answered ends it. */
export async function startStubCrm(port: number): Promise<() => void> {
  const child = endWithThis(
    spawn(process.execPath, [`${root}/scripts/stubCrm.ts`], {
      env: { ...process.env, CRM_PORT: String(port) },
      stdio: 'ignore',
    }),
  );
  for (
    const end = Date.now() + 10_000;
    Date.now() < end;
    await new Promise((later) => setTimeout(later, 50))
  ) {
    const answer = await fetch(`http://127.0.0.1:${port}/received`).catch(() => undefined);
    if (answer?.ok) return () => void child.kill();
  }
  return fail(`The stub CRM did not start on port ${port}.`);
}
