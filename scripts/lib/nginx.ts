import { aptInstall } from './processes/aptInstall.ts';
import { run } from './processes/run.ts';

/**
 * Installs nginx, which the tests of docs/how-to/nginx.conf need, where this user may and it is
 * missing; without it they are skipped, and `npm test` says so.
 */
export async function bringNginx(): Promise<void> {
  const env = { PATH: `${process.env['PATH']}:/usr/sbin` };
  const { code } = await run('nginx', ['-v'], { env, output: 'collect' });
  if (code !== 0 && process.getuid?.() === 0) await aptInstall('nginx-light');
}
