import { existsSync } from 'node:fs';
import { fail } from './fail.ts';
import { aptInstall } from './processes/aptInstall.ts';

const whole = '/usr/bin/chromium';
/** Debian's Chromium without windows: journeys take two thirds of the time in it. */
const shell = '/usr/bin/chromium-headless-shell';
const candidates = [shell, whole, '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium: `CHROME_PATH`, Debian's headless shell, which is installed now where this
 * user may, or another one that is there.
 */
export const chromiumPath = (): Promise<string> => findChromium(shell, 'chromium-headless-shell');

/** The same of a Chromium with windows, whose type the baselines of the look are set in. */
export const wholeChromiumPath = (): Promise<string> => findChromium(whole, 'chromium');

async function findChromium(preferred: string, debianPackage: string): Promise<string> {
  const named = process.env['CHROME_PATH'] ?? '';
  if (named && existsSync(named)) return named;
  if (!existsSync(preferred) && process.getuid?.() === 0) await aptInstall(debianPackage);
  return (
    [preferred, ...candidates].find((path) => existsSync(path)) ??
    fail('The browser tests need Chromium. Install it, or name it with CHROME_PATH.')
  );
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
