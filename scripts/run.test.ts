import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

// The launcher in a folder of its own, with made-up Nodes in node_modules.
const folder = mkdtempSync(join(tmpdir(), 'concierge-run-'));
const launcher = join(folder, 'scripts/run.mjs');
const packaged = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
const old = [
  '--import',
  'data:text/javascript,Object.defineProperty(process,"version",{value:"v20.20.2"})',
];

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'scripts'), { recursive: true });
  for (const name of ['run.mjs', 'usage.mjs'])
    copyFileSync(join(import.meta.dirname, name), join(folder, 'scripts', name));
  writeFileSync(
    join(folder, 'scripts/show.mjs'),
    'console.log(process.execPath, process.argv.slice(2).join(), process.env.PATH)',
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A Node that says its name before it does what the real one does. */
function putNode(path: string, version: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `#!/bin/sh\nif [ "$1" = --version ]; then echo ${version}; exit; fi\necho "by ${path}"\nexec '${process.execPath}' "$@"\n`,
  );
  chmodSync(file, 0o755);
  return file;
}

const launch = (flags: readonly string[], ...args: string[]) =>
  spawnSync(process.execPath, [...flags, launcher, ...args], { encoding: 'utf8' });

test('a Node that is new enough runs the script itself, with its arguments', () => {
  putNode('node_modules/.bin/node', 'v24.21.0');
  const { stdout, status } = launch([], 'show.mjs', '--wipe', 'a b');
  expect(stdout).toContain(`${process.execPath} --wipe,a b ${dirname(process.execPath)}`);
  expect(stdout).not.toContain('by node_modules');
  expect(status).toBe(0);
});

test('an old Node leaves the work to the packaged one, which commands of packages find first', () => {
  putNode('node_modules/.bin/node', 'v24.21.0');
  const { stdout } = launch(old, 'show.mjs');
  expect(stdout).toContain('by node_modules/.bin/node');
  expect(stdout).toContain(` ${join(folder, 'node_modules/.bin')}:`);
});

test.each([undefined, 'v22.9.0', 'v24.1.0', ''])(
  'without the link, or with one to Node %j, the platform’s package is found',
  (version) => {
    if (version !== undefined) putNode('node_modules/.bin/node', version);
    const node = putNode(packaged, 'v24.2.0');
    const { stdout } = launch(old, 'show.mjs');
    expect(stdout).toContain(`by ${packaged}`);
    expect(stdout).toContain(` ${dirname(node)}:`);
  },
);

test('where no Node is new enough, one sentence says what to install', () => {
  putNode('node_modules/.bin/node', 'v22.9.0');
  const { status, stdout, stderr } = launch(old, 'show.mjs');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^\nConcierge needs Node 24\.2 or newer \(here is 20\.20\.2[^\n]+\n\n$/);
});

test('exit codes and signals pass through', async () => {
  writeFileSync(join(folder, 'scripts/seven.mjs'), 'process.exit(7)');
  expect(launch([], 'seven.mjs').status).toBe(7);
  writeFileSync(
    join(folder, 'scripts/wait.mjs'),
    "process.on('SIGTERM', () => process.exit(9)); setInterval(() => {}, 1000); console.log('up')",
  );
  expect(await endBy('wait.mjs', 'SIGTERM')).toEqual([9, null]);
  expect(await endBy('wait.mjs', 'SIGINT')).toEqual([null, 'SIGINT']);
});

function endBy(script: string, signal: NodeJS.Signals): Promise<unknown[]> {
  const child = spawn(process.execPath, [launcher, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.once('data', () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (...end) => resolve(end)));
}

test('a signal to npm ends the servers: no shell stands between', async () => {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as { scripts: { start: string } };
  const start = scripts.start.replace('start.ts', 'wait.mjs');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
  writeFileSync(
    join(folder, 'scripts/wait.mjs'),
    'setInterval(() => {}, 1000); console.log(process.pid)',
  );
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(npm.stdout, 'data')) as [Buffer];
  onTestFinished(() => void spawnSync('kill', ['-9', String(line).trim()]));
  npm.kill('SIGTERM');
  await vi.waitFor(() => expect(() => process.kill(Number(line), 0)).toThrow('ESRCH'), 30_000);
});

const systemNode = '/usr/bin/node';
const systemVersion = spawnSync(systemNode, ['--version'], { encoding: 'utf8' }).stdout ?? '';
test.skipIf(!/^v2[0-3]\./.test(systemVersion))('a real old Node can read the launcher', () => {
  putNode(packaged, 'v24.2.0');
  const { stdout } = spawnSync(systemNode, [launcher, 'show.mjs'], { encoding: 'utf8' });
  expect(stdout).toContain(`by ${packaged}`);
});
