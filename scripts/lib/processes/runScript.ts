import { readFileSync } from 'node:fs';
import { cmsDir, root } from '../paths.ts';
import { run } from './run.ts';

/**
 * Runs a script of the backend's package.json to its end, and answers its status. Without npm in
 * between, which would leave the script running when it is ended itself.
 */
export async function runScript(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<number> {
  const { scripts } = JSON.parse(readFileSync(`${cmsDir}/package.json`, 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [program = '', ...own] = (scripts[name] ?? '').split(' ');
  const command = program === 'node' ? process.execPath : `${root}/node_modules/.bin/${program}`;
  return (await run(command, [...own, ...args], { cwd: cmsDir, env })).code;
}
