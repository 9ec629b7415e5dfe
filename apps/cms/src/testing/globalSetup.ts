import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

const cmsDir = path.resolve(import.meta.dirname, '../..');

/**
 * Migrates and seeds the tests' database by the commands that a start uses; throws its folder away
 * afterwards.
 */
export default function setup(project: TestProject): () => void {
  const env = { ...process.env, ...(project.config.env as Record<string, string>) };
  const dataDir = env['DATA_DIR'] ?? '';
  mkdirSync(dataDir, { recursive: true });
  for (const script of ['migrate', 'seed']) {
    const result = spawnSync('npm', ['run', '--silent', script], {
      cwd: cmsDir,
      env,
      encoding: 'utf8',
    });
    if (result.status !== 0)
      throw new Error(`${script} failed:\n${result.stdout}\n${result.stderr}`);
  }
  return () => rmSync(dataDir, { recursive: true, force: true });
}
