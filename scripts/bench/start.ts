import { rmSync } from 'node:fs';
import { cmsDir, siteDir } from '../lib/paths.ts';
import { type Stack, type StackOptions, startStack } from '../lib/stack.ts';
import type { Row } from './kit/table.ts';

/** Starts the product as after `npm ci` in a fresh clone, and once more; answers the second one. */
export async function benchStart(options: StackOptions): Promise<{ stack: Stack; rows: Row[] }> {
  for (const folder of [options.dataDir, `${cmsDir}/.next`, `${siteDir}/dist`])
    rmSync(folder, { recursive: true, force: true });
  const begun = performance.now();
  let firstPage = '';
  const first = await startStack({
    ...options,
    onPages: async () => {
      firstPage = secondsSince(begun);
    },
  });
  const admin = secondsSince(begun);
  await first.stop();
  const again = performance.now();
  const stack = await startStack(options);
  const rows: Row[] = [
    {
      what: 'first start after `npm ci`, until the sites show pages',
      value: firstPage,
      target: 'at most 60 s',
    },
    { what: 'that start, until the admin is there', value: admin, target: '' },
    {
      what: 'start with a filled database',
      value: secondsSince(again),
      target: 'at most 10 s',
    },
  ];
  return { stack, rows };
}

const secondsSince = (begun: number): string =>
  `${((performance.now() - begun) / 1000).toFixed(1)} s`;
