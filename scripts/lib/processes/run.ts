import { spawn } from 'node:child_process';
import { root } from '../paths.ts';
import { endWithThis } from './children.ts';

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** `inherit` shows the output, `collect` keeps it for the result, `both` does either. */
  readonly output?: 'inherit' | 'collect' | 'both';
}

/** Runs a command to its end; never throws for a failing one. */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const output = options.output ?? 'inherit';
  const stdio = output === 'inherit' ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = endWithThis(
      spawn(command, args, {
        cwd: options.cwd ?? root,
        env: { ...process.env, ...options.env },
        stdio: ['ignore', stdio, stdio],
      }),
    );
    let collected = '';
    child.stdout?.on('data', (chunk: Buffer) => (collected += chunk));
    child.stderr?.on('data', (chunk: Buffer) => (collected += chunk));
    if (output === 'both') child.stdout?.pipe(process.stdout, { end: false });
    if (output === 'both') child.stderr?.pipe(process.stderr, { end: false });
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: collected }));
  });
}
