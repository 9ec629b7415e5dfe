import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop } from '../../scripts/lib/processes/children.ts';
import { run } from '../../scripts/lib/processes/run.ts';
import { linkPackages } from '../../scripts/lib/tree/linkPackages.ts';
import { makeRelease } from '../../scripts/release/makeRelease.ts';

/**
 * An archive as `npm run release` makes it is unpacked elsewhere and started: the pages come, with
 * their pictures, and nothing has been built. `node tests/release/release.ts [PORT]` takes that
 * port and the next one.
 */
const port = Number(process.argv[2] ?? 3908);
const home = mkdtempSync(join(tmpdir(), 'release-'));
const folder = join(home, 'unpacked', 'concierge-test');

try {
  const { file, bytes } = await makeRelease('concierge-test', home);
  must(bytes < 80e6, `the archive has ${bytes} bytes`);
  mkdirSync(join(home, 'unpacked'));
  const unpacked = await run('tar', ['-xzf', file, '-C', join(home, 'unpacked')]);
  must(unpacked.code === 0, `tar ended with ${unpacked.code}`);
  linkPackages(folder);
  await startAndLook();
  console.log(`An archive of ${(bytes / 1e6).toFixed(0)} MB starts without building.`);
} finally {
  rmSync(home, { recursive: true, force: true });
}

async function startAndLook(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      DATA_DIR: join(home, 'data'),
      BRAND: 'HIM',
      PORT: String(port),
      CMS_PORT: String(port + 1),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  try {
    const started = () => output.includes('Ctrl-C stops everything');
    for (let tries = 0; tries < 600 && !started() && child.exitCode === null; tries++)
      await new Promise((resolve) => setTimeout(resolve, 200));
    must(started(), `it did not start:\n${output.slice(-2000)}`);
    must(!output.includes('build the'), 'an app was built anew');
    const home = await fetchText(`http://localhost:${port}/en/`);
    must(home.includes('<h1'), 'the home page has no heading');
    const styles = /href="(\/_astro\/[^"]+\.css[^"]*)"/.exec(home)?.[1];
    const picture = /src="(\/[^"]+\.(?:avif|webp|jpe?g|png)[^"]*)"/.exec(home)?.[1];
    must(picture, 'the home page has no picture');
    for (const path of [styles, picture])
      if (path) await fetchText(`http://localhost:${port}${path}`);
    await fetchText(`http://localhost:${port + 1}/admin/login`);
  } finally {
    await stop(child);
  }
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  must(response.ok, `${url} answered ${response.status}`);
  return response.text();
}

function must(holds: unknown, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}
