import { spawn } from 'node:child_process';
import { root } from './paths.ts';

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** `inherit` shows the output, `collect` keeps it for the result. */
  readonly output?: 'inherit' | 'collect';
}

/** Runs a command to its end; never throws for a failing one. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<{ code: number; output: string }> {
  const collect = options.output === 'collect';
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', collect ? 'pipe' : 'inherit', collect ? 'pipe' : 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
