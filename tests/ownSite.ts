import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { siteDir } from '../scripts/lib/paths.ts';
import { get } from './get.ts';
import { leadsSecret } from './leadsSecret.ts';

/** A secret that a production start accepts. */
export const testSecret = createHash('sha256').update('the tests').digest('base64url');

/**
 * The built site, started anew on its own port with its own data and environment; answers once it
 * is ready.
 */
export async function startSite(
  port: number,
  dataDir: string,
  env: Record<string, string>,
  /** Open file that takes what the site writes; nothing else is kept. */
  output: number | 'ignore' = 'ignore',
): Promise<ChildProcess> {
  const settings = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
    PREVIEW_SECRET: testSecret,
    LEADS_SECRET: leadsSecret(),
    ...env,
  };
  const site = spawn(process.execPath, ['dist/server/entry.mjs'], {
    cwd: siteDir,
    env: { ...process.env, ...settings },
    stdio: ['ignore', output, output],
  });
  for (
    const end = Date.now() + 30_000;
    Date.now() < end;
    await new Promise((done) => setTimeout(done, 50))
  ) {
    const health = await get(`http://localhost:${port}/healthz`).catch(() => undefined);
    if (health?.status === 200) return site;
  }
  site.kill('SIGKILL');
  throw new Error(`the site did not start on port ${port}`);
}

/** Ends a process as its supervisor would, and waits for it. */
export function endProcess(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
