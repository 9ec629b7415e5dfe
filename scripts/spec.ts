import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { root } from './lib/paths.ts';

// Prints which requirement ids no test names; `--strict` fails where one is missing.
const ids = [
  ...readFileSync(`${root}/docs/specification.md`, 'utf8').matchAll(/^\| (S\d[\w.]+) \|/gm),
].map((match) => match[1] ?? '');
const named = new Set<string>();
for await (const file of glob(
  [
    '{apps,packages}/*/{src,tests}/**/*.test.{ts,tsx}',
    'tests/**/*.{spec,test}.ts',
    'scripts/**/*.test.ts',
  ],
  {
    cwd: root,
  },
)) {
  for (const [id] of readFileSync(`${root}/${file}`, 'utf8').matchAll(/\bS\d\.[a-z0-9]+\.\d+\b/g))
    named.add(id);
}
const missing = ids.filter((id) => !named.has(id));
for (const id of missing) console.log(`  ${id}`);
const unknown = [...named].filter((id) => !ids.includes(id));
for (const id of unknown) console.log(`  ${id} is named by a test, but is no requirement`);
console.log(
  `${ids.length - missing.length} of ${ids.length} requirements are named by a test, ${missing.length} are not.`,
);
if (unknown.length || (process.argv.includes('--strict') && missing.length)) process.exit(1);
