import { run } from './run.ts';

/** Installs Debian packages; the caller checks that what it needs is there afterwards. */
export async function aptInstall(...packages: string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, output: 'collect' });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    output: 'collect',
  });
}
