import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { seededDatabase } from './database/seededDatabase.ts';

const cmsDir = path.resolve(import.meta.dirname, '../..');

/**
 * Migrates and seeds the tests' database by the commands that a start uses, and keeps a copy for
 * each file of tests; throws their folder away afterwards.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const env = { ...process.env, ...(project.config.env as Record<string, string>) };
  const dataDir = env['DATA_DIR'] ?? '';
  mkdirSync(dataDir, { recursive: true });
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: cmsDir,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  };
  for (const script of ['migrate', 'seed']) run('npm', 'run', '--silent', script);
  run(process.execPath, 'src/testing/processes/settleSeed.ts');
  await seededDatabase(env).keep();
  return () => rmSync(dataDir, { recursive: true, force: true });
}
