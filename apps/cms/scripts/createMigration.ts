import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a migration for the database of the environment (SQLite, or Postgres by DATABASE_URL)
 * after collections changed: `npm run migrate:create -- name`. Node runs TypeScript only without
 * types among its imports, so they are marked as such. Of the snapshots of the schema only the
 * newest stays: the next migration is compared with that one alone.
 */
const name = process.argv[2];
if (!name) throw new Error('Give the migration a name: npm run migrate:create -- name');
const created = spawnSync('payload', ['migrate:create', name, '--skip-empty'], {
  stdio: 'inherit',
});
if (created.status !== 0) process.exit(created.status ?? 1);

const folder = path.resolve('src/migrations', process.env['DATABASE_URL'] ? 'postgres' : 'sqlite');
for (const file of readdirSync(folder).filter((entry) => entry.endsWith('.ts'))) {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const marked = text
    .replace(
      '{ MigrateUpArgs, MigrateDownArgs, sql }',
      '{ type MigrateUpArgs, type MigrateDownArgs, sql }',
    )
    .replaceAll('{ db, payload, req }', '{ db }');
  writeFileSync(path.join(folder, file), marked.replaceAll(/from '(\.\/\d\w*)'/g, "from '$1.ts'"));
}
const snapshots = readdirSync(folder).filter((entry) => entry.endsWith('.json'));
for (const old of snapshots.toSorted().slice(0, -1)) rmSync(path.join(folder, old));
