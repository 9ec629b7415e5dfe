import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.ts';
import { runtimeFiles } from './runtimeFiles.ts';
import { type ServerName, servers } from './servers.ts';

const folders: Readonly<Record<ServerName, string>> = { site: 'apps/site', backend: 'apps/cms' };

/** Commands that the documents run in a container, `[server, file]`. */
const commands = globSync('docs/how-to/*.md', { cwd: root }).flatMap((file) =>
  [
    ...readFileSync(`${root}/${file}`, 'utf8').matchAll(
      /\b(?:run|exec) [^`\n]*?\b(site|backend) node (\S+\.ts)/g,
    ),
  ].map(([, server, script = '']) => [server as ServerName, script] as const),
);

test.each(['site', 'backend'] as const)('the image of the %s holds its licences', async (name) => {
  const files = await runtimeFiles({ entries: [], files: servers[name].files, lists: [] });
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'THIRD-PARTY.md']));
  const licensed = files.filter((file) => file.includes('/OFL-'));
  const families = globSync('apps/site/src/styles/fonts/*.woff2', { cwd: root }).map((file) =>
    file.replace(/[^/]*$/, (font) => `OFL-${font.replace(/-(latin|cyrillic|arabic)-.*/, '.txt')}`),
  );
  expect(new Set(licensed)).toEqual(new Set(name === 'site' ? families : []));
});

test('a folder of a server holds neither data nor secrets of the checkout that it is collected from', async () => {
  const list = `.data/test/${process.pid}.nft.json`;
  const secrets = `.data/test/${process.pid}.secrets.json`;
  mkdirSync(`${root}/.data/test`, { recursive: true });
  writeFileSync(`${root}/${secrets}`, '{}');
  writeFileSync(
    `${root}/${list}`,
    JSON.stringify({ files: [posix.basename(secrets), '../../LICENSE'] }),
  );
  try {
    const files = await runtimeFiles({ entries: [], files: ['.git*', '.env*'], lists: [list] });
    expect(files).toEqual(['LICENSE']);
  } finally {
    for (const file of [list, secrets]) rmSync(`${root}/${file}`);
  }
});

test('the image of the site holds the one file of countries that is read', async () => {
  const files = await runtimeFiles({ entries: [], files: servers.site.files, lists: [] });
  expect(files.filter((file) => file.endsWith('.mmdb'))).toEqual([
    expect.stringMatching(/\/geo-whois-asn-country\.mmdb$/),
  ]);
});

test('an image holds each command that a how-to runs in it, where the how-to says', () => {
  expect(commands.length).toBeGreaterThan(5);
  const dockerfile = readFileSync(`${root}/Dockerfile`, 'utf8');
  for (const [server, script] of commands) {
    expect(dockerfile).toContain(`WORKDIR /app/${folders[server]}`);
    const file = posix.resolve(`/app/${folders[server]}`, script).replace('/app/', '');
    expect(globSync(servers[server].entries, { cwd: root })).toContain(file);
  }
});
