import { existsSync, readFileSync } from 'node:fs';
import { run } from '../../../scripts/lib/processes/run.ts';
import type { DiskEvent } from './DiskEvent.ts';
import { readTrace, traceOptions } from './readTrace.ts';

/** Runs a script of Node under strace; answers what it did to the disk below the folder. */
export async function record(
  folder: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: Record<string, string> } = {},
): Promise<DiskEvent[]> {
  const trace = `${folder}.trace`;
  const { code, output } = await run(
    'strace',
    [...traceOptions, '-o', trace, process.execPath, ...args],
    { ...options, output: 'collect' },
  );
  if (code !== 0 || !existsSync(trace))
    throw new Error(`the recording failed: ${output.slice(-800)}`);
  return readTrace(readFileSync(trace, 'utf8'), folder);
}
