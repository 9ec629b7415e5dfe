import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromiumFlags, chromiumPath } from '../../scripts/lib/chromium.ts';

/**
 * Starts a Chromium that can be driven on this debugging port, with a profile of its own; the
 * returned function ends it.
 */
export async function startBrowser(port: number): Promise<() => Promise<void>> {
  const profile = mkdtempSync(`${tmpdir()}/lighthouse-`);
  const flags = [
    ...chromiumFlags,
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const child = spawn(await chromiumPath(), flags, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (const end = Date.now() + 30_000; !(await answers(port)); ) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('Chromium did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/json/version`).then(
    ({ ok }) => ok,
    () => false,
  );
