import { existsSync } from 'node:fs';
import { root } from '../paths.ts';
import { run } from '../processes/run.ts';

/**
 * The files of the working tree that Git holds or would hold; throws where there is no repository.
 */
export async function repositoryFiles(): Promise<string[]> {
  const args = ['ls-files', '-co', '--exclude-standard', '-z'];
  const { code, output } = await run('git', args, { output: 'collect' });
  if (code !== 0) throw new Error(`git ls-files ended with ${code}: ${output}`);
  return output.split('\0').filter((file) => file && existsSync(`${root}/${file}`));
}
