import { existsSync } from 'node:fs';
import { forEachConcurrently } from './lib/forEachConcurrently.ts';
import { root } from './lib/paths.ts';
import { run } from './lib/processes/run.ts';
import { step } from './lib/step.ts';

/** Everything that a program can check without running the product; each line is one command. */
const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format and lint', 'biome', 'check', '--error-on-warnings', '.'],
  ['hooks', 'oxlint', '--quiet', 'apps/site/src', 'apps/cms/src'],
  ['logical CSS', 'stylelint', 'apps/*/src/**/*.css'],
  [
    'layers',
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'apps',
    'packages',
    'scripts',
    'tests',
    '--output-type',
    'err',
  ],
  [
    'circles of folders',
    'depcruise',
    '--config',
    '.dependency-cruiser.folders.mjs',
    'apps/cms/src',
    'apps/site/src',
    'packages',
    'scripts',
    '--output-type',
    'err',
  ],
  ['citations', 'node', 'scripts/checks/citations.ts'],
  ['reads of the environment', 'node', 'scripts/checks/environmentReads.ts'],
  ['sizes of files', 'node', 'scripts/checks/fileSizes.ts'],
  ['titles of tests', 'node', 'scripts/checks/testTitles.ts'],
  ['strings of the site', 'node', 'scripts/checks/messages.ts'],
  ['types of the packages', 'tsc', '-p', 'packages/contract'],
  ['types of the brands', 'tsc', '-p', 'packages/brands'],
  ['types of the pictures', 'tsc', '-p', 'packages/pictures'],
  ['types of the servers package', 'tsc', '-p', 'packages/server'],
  ['types of the demo', 'tsc', '-p', 'packages/demo'],
  ['types of the scripts and journeys', 'tsc', '-p', '.'],
  ['types of the backend', 'tsc', '-p', 'apps/cms'],
  ['types of the site', 'astro', 'check', '--root', 'apps/site', '--minimumSeverity', 'error'],
  ['description of the calls', 'node', 'scripts/openapi.ts', '--check'],
  ['licences of the packages', 'node', 'scripts/dependencies/notices.ts', '--check'],
  ['unused code', 'knip', '--no-progress'],
];

/** Runs every check and prints the output of those that fail; answers their number. */
export async function check(): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  const wanted = checks.filter(
    ([, command, , project]) => command !== 'tsc' || existsSync(`${root}/${project}/tsconfig.json`),
  );
  // Most of them keep one core busy.
  await forEachConcurrently(wanted, 2, async ([name, command, ...args]) => {
    const { code, output } = await step(name, () =>
      run(command === 'node' ? process.execPath : `${root}/node_modules/.bin/${command}`, args, {
        output: 'collect',
      }),
    );
    if (code === 0) return;
    failed += 1;
    console.log(output);
  });
  return { passed: wanted.length - failed, failed };
}

if (import.meta.main) {
  const { passed, failed } = await check();
  console.log(`${passed} checks passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
