import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail } from './lib/fail.ts';
import { root } from './lib/paths.ts';
import { run } from './lib/processes/run.ts';
import { makeRelease } from './release/makeRelease.ts';

/**
 * `npm run release -- [--to DIR]` makes the archive of the commit that is checked out, with both
 * apps built: `concierge-X.Y.Z.tar.gz` where it is tagged `vX.Y.Z`, named after the commit
 * otherwise.
 */
const { values } = parseArgs({ options: { to: { type: 'string' } } });
const to = values.to || `${root}/.data/releases`;
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string };
if (await git('status', '--porcelain'))
  fail('There are changes that no commit holds. Commit them.');
const commit = await git('rev-parse', '--short=8', 'HEAD');
const isTagged = (await git('tag', '--points-at', 'HEAD')).split('\n').includes(`v${version}`);
if (isTagged && !readFileSync(`${root}/CHANGELOG.md`, 'utf8').includes(`\n## [${version}]`))
  fail(`CHANGELOG.md has no section [${version}]. Name what is unreleased after it.`);
mkdirSync(to, { recursive: true });
const name = isTagged ? `concierge-${version}` : `concierge-${version}-${commit}`;
const { file, bytes, sha256 } = await makeRelease(name, to);
console.log(`${file}\n${(bytes / 1e6).toFixed(0)} MB, sha256 ${sha256}`);
if (!isTagged) console.log(`Not a release: this commit has no tag v${version}.`);

async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args, { output: 'collect' });
  if (code !== 0) fail(`A release is made of a Git repository; git ${args[0]} says: ${output}`);
  return output.trim();
}
