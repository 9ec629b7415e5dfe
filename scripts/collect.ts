import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { fail } from './lib/fail.ts';
import { copyFiles, runtimeFiles } from './runtime/runtimeFiles.ts';
import { type ServerName, servers } from './runtime/servers.ts';

// `node scripts/collect.ts site|backend DIR` copies what that server, built, needs to run into a
// new folder. The Dockerfile makes its images of it.
const [name = '', to] = parseArgs({ allowPositionals: true }).positionals;
const isServer = (text: string): text is ServerName => Object.hasOwn(servers, text);
if (!(isServer(name) && to)) fail('Say what and where to: collect.ts site|backend DIR.');
if (existsSync(to)) fail(`${to} is there already; name a new folder.`);
const files = await runtimeFiles(servers[name]);
const bytes = await copyFiles(files, to);
// Next writes here; in an image a volume or a tmpfs is mounted over it.
if (name === 'backend') await mkdir(`${to}/apps/cms/.next/cache`, { recursive: true });
console.log(`${name}: ${files.length} files, ${(bytes / 1e6).toFixed(0)} MB in ${to}`);
