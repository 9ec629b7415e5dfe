import { existsSync } from 'node:fs';
import { fail } from './fail.ts';
import { run } from './run.ts';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium: `CHROME_PATH`, an installed one, or Debian's, installed now where this user
 * may.
 */
export async function chromiumPath(): Promise<string> {
  const found = () =>
    [process.env['CHROME_PATH'] ?? '', ...candidates].find((path) => path && existsSync(path));
  if (!found() && process.getuid?.() === 0) await aptInstall('chromium');
  return (
    found() ?? fail('The browser tests need Chromium. Install it, or name it with CHROME_PATH.')
  );
}

/** Installs Debian packages; the caller checks that what it needs is there afterwards. */
export async function aptInstall(...packages: string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, output: 'collect' });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    output: 'collect',
  });
}

/** Flags that a headless Chromium runs with, also as root and without a network. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
