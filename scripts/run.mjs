// Runs a script of this folder with a Node that is new enough: `node scripts/run.mjs start.ts …`.
// Plain JavaScript that imports nothing but its like, so that every Node from 20 on can read it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usageFor } from './usage.mjs';

const needed = [24, 2];
const scripts = dirname(fileURLToPath(import.meta.url));
const modules = join(scripts, '../node_modules');

/** The running Node, else one that came with the packages; some platforms have no package. */
function findNode() {
  if (isNewEnough(process.version)) return process.execPath;
  const packaged = `node-${process.platform}-${process.arch}`;
  return [join(modules, '.bin/node'), join(modules, packaged, 'bin/node')].find(
    (file) => existsSync(file) && isNewEnough(nodeVersion(file)),
  );
}

/** @param {string} file */
function nodeVersion(file) {
  return spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout ?? '';
}

/** @param {string} version such as v24.2.0 */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.trim().replace(/^v/, '').split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

const [script = '', ...args] = process.argv.slice(2);
const usage = usageFor(script, args);
if (usage) {
  if (usage.status) console.error(`\n${usage.text}\n`);
  else console.log(usage.text);
  process.exit(usage.status);
}

const node = findNode();
if (!node) {
  const wanted = needed.join('.');
  console.error(
    `\nConcierge needs Node ${wanted} or newer (here is ${process.version.slice(1)}, and no package ` +
      `for ${process.platform} on ${process.arch} brought one): run \`npm ci\`, or install it from ` +
      'https://nodejs.org, and try again.\n',
  );
  process.exit(1);
}

// Commands of packages begin with `#!/usr/bin/env node`: they must find the same Node.
const path = [dirname(node), join(modules, '.bin'), process.env.PATH].join(delimiter);
// After `--`, since Node takes an `--env-file` for its own wherever it stands.
const child = spawn(node, ['--', join(scripts, script), ...args], {
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});

const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
for (const signal of signals) process.on(signal, passOn);

child.on('exit', (code, signal) => {
  for (const each of signals) process.off(each, passOn);
  if (signal) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
});
