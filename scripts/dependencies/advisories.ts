import { spawnSync } from 'node:child_process';
import { root } from '../lib/paths.ts';
import { readAdvisories } from './readAdvisories.ts';

/**
 * `npm run advisories` asks the registry for known holes in what production installs. Fails for one
 * of level high or critical; where no registry answers it says so and fails nothing.
 */
const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 120_000,
});
const found = readAdvisories(stdout || stderr || '');
if (found.kind === 'unanswered') {
  console.log(`No registry answered, so nothing is known of holes: ${found.reason}`);
} else {
  for (const line of found.lines) console.log(line);
  console.log(`${found.lines.length} packages of production have advisories.`);
  if (found.isGrave) process.exit(1);
}
