import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { fail } from '../../../scripts/lib/fail.ts';
import { cmsDir } from '../../../scripts/lib/paths.ts';
import { run } from '../../../scripts/lib/processes/run.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';

/**
 * `node tests/faults/disk/backendPowerCut.ts --cuts 300 --seed 1`: the power goes at points of a
 * recording of a backend on SQLite that takes enquiries from sites. Whatever of the unsynced
 * reached the disk, the database is sound and has each enquiry that the site was told is stored. A
 * recording without the log's syncs must be found wanting.
 */
const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '60' },
  },
});
const [cuts, seed] = [Number(values.cuts), Number(values.seed)];
// The replayed disk is in memory, where syncs cost nothing.
const home = mkdtempSync(join('/dev/shm', 'power-cut-'));
const folder = join(home, 'disk');
const file = join(folder, 'cms.db');
const env = {
  DATA_DIR: folder,
  MEDIA_DIR: join(home, 'media'),
  SQLITE_FILE: file,
  DATABASE_URL: '',
  PAYLOAD_SECRET: 'for-tests-only',
  PREVIEW_SECRET: 'for-tests-only-too',
  LEADS_SECRET: 'for-tests-only-as-well',
  ADMIN_EMAIL: 'admin@concierge.example',
  ADMIN_PASSWORD: 'correct-horse-9',
  CRM_URL: 'http://127.0.0.1:9/',
  RUN_JOBS: '0',
  LOG_LEVEL: 'silent',
};

try {
  mkdirSync(folder);
  const migrated = await run('npm', ['run', '--silent', 'migrate'], {
    cwd: cmsDir,
    env,
    output: 'collect',
  });
  if (migrated.code !== 0) fail(`migrate failed: ${migrated.output.slice(-800)}`);
  // Whoever closes a database last writes its log into it and removes the log.
  const migrations = new DatabaseSync(file);
  migrations.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
  migrations.close();
  const before = new Map([[file, readFileSync(file)]]);
  const script = join(cmsDir, 'src/testing/processes/storeLeads.ts');
  const events = await record(folder, [script, values.requests], { cwd: cmsDir, env });
  const broken = await replay({ events, before, folder, cuts, seed, judge });
  const unsynced = events.filter(({ kind, ...of }) => {
    const path = 'path' in of ? String(of.path) : '';
    return !(kind === 'sync' && path.endsWith('-wal'));
  });
  const planted = await replay({ events: unsynced, before, folder, cuts: 60, seed, judge });
  const count = (wanted: string) => events.filter(({ kind }) => kind === wanted).length;
  console.log({
    events: events.length,
    syncs: count('sync'),
    acknowledged: count('acknowledge'),
    cuts,
    broken: broken.slice(0, 10),
    foundWithoutSyncsOfTheLog: planted.length,
  });
  const isSound = broken.length === 0 && planted.length > 0 && count('acknowledge') > 0;
  console.log(isSound ? '1 passed, 0 failed' : '0 passed, 1 failed');
  process.exitCode = isSound ? 0 : 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}

/** What the database lacks after a cut. */
function judge(texts: readonly string[]): string[] {
  try {
    const database = new DatabaseSync(file);
    try {
      const stored = database.prepare('select key, reference from leads').all();
      const references = new Map(stored.map(({ key, reference }) => [key, reference]));
      const lost = texts
        .map((text): { key: string; reference: string } => JSON.parse(text.replace('stored ', '')))
        .filter(({ key, reference }) => references.get(key) !== reference)
        .map(({ reference }) => `${reference} is lost`);
      const words = database.prepare('PRAGMA integrity_check').all();
      const damage = words.map((row) => String(row['integrity_check']));
      return [...lost, ...damage.filter((word) => word !== 'ok')];
    } finally {
      database.close();
    }
  } catch (error) {
    return [`it can't be opened: ${String(error)}`];
  }
}
