import { run } from '../lib/processes/run.ts';

/** Options by which tar writes root as the owner of everything; BSD's has names of its own. */
const ofRoot =
  process.platform === 'darwin' ? ['--uid', '0', '--gid', '0'] : ['--owner=0', '--group=0'];

/**
 * Writes the folder `name` in `parent` to a `.tar.gz`, as root's and readable for everybody
 * whatever the umask of who builds was: root unpacks it, and the servers run as another user.
 * Throws where chmod or tar does.
 */
export async function packFolder(parent: string, name: string, file: string): Promise<void> {
  await must('chmod', '-R', 'a+rX', `${parent}/${name}`);
  await must('tar', ...ofRoot, '-czf', file, '-C', parent, name);
}

async function must(command: string, ...args: string[]): Promise<void> {
  const { code, output } = await run(command, args, { output: 'collect' });
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${output}`);
}
