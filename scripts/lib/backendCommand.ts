import { loadEnvironment } from './environment.ts';
import { cmsDir, root } from './paths.ts';
import { run } from './run.ts';
import { environmentOf } from './stack.ts';

/**
 * Runs scripts of the backend one after the other with the installation's settings, beside a
 * running one or without; ends the process with the status of the first that fails.
 */
export async function backendCommand(...commands: (readonly string[])[]): Promise<never> {
  loadEnvironment();
  const env = environmentOf({
    dataDir: process.env['DATA_DIR'] ?? `${root}/.data`,
    sitePort: Number(process.env['PORT'] ?? 3000),
    cmsPort: Number(process.env['CMS_PORT'] ?? 3001),
    env: { RUN_JOBS: '0' },
  });
  for (const [name = '', ...args] of commands) {
    const { code } = await run('npm', ['run', '--silent', name, '--', ...args], {
      cwd: cmsDir,
      env,
    });
    if (code !== 0) process.exit(code);
  }
  process.exit(0);
}
