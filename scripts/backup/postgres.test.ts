import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../lib/postgres.ts';
import { run } from '../lib/processes/run.ts';
import { installationPlace } from '../lib/settings/place.ts';
import { makeBackup } from './makeBackup.ts';
import { dumpName, serializeManifest } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';

const version = '1.0.0';
const home = mkdtempSync(join(tmpdir(), 'concierge-pg-backup-'));
const hasServer = existsSync('/usr/lib/postgresql');
/** Tests of another clone may run on this machine. */
const port = 21_000 + (process.pid % 10_000);
let server: Awaited<ReturnType<typeof startPostgres>>;
const sql = async (text: string) =>
  (await run('psql', ['-AtX', server.url, '-c', text], { output: 'collect' })).output.trim();
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const restore = (replace: boolean) =>
  restoreBackup({
    from: join(home, 'backups'),
    to: join(home, 'elsewhere'),
    databaseUrl: server.url,
    version,
    replace,
  });

beforeAll(async () => {
  if (hasServer)
    server = await startPostgres(join(tmpdir(), `concierge-pg-backup-${process.pid}`), port);
}, 60_000);
afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

test.skipIf(!hasServer)(
  'a database of PostgreSQL comes back as it was, or stays',
  async () => {
    const dataDir = join(home, 'data');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'secrets.json'), '{}');
    await sql("CREATE TABLE leads (key text PRIMARY KEY); INSERT INTO leads VALUES ('a')");
    const place = installationPlace({ DATABASE_URL: server.url }, dataDir);
    const folder = await makeBackup({ place, to: join(home, 'backups'), version });
    await sql("DELETE FROM leads; CREATE TABLE later (id int); INSERT INTO leads VALUES ('b')");

    await expect(restore(false)).rejects.toThrow('database is not empty');
    const session = spawn('psql', ['-AtX', server.url], { stdio: ['pipe', 'pipe', 'inherit'] });
    session.stdin.write('SELECT 1;\n');
    await once(session.stdout, 'data');
    await expect(restore(true)).rejects.toThrow('running on this database');
    session.stdin.end();
    await once(session, 'close');
    expect(await sql('SELECT key FROM leads')).toBe('b');

    // A dump that breaks off, in a manifest that fits it.
    const dump = join(folder, 'files', dumpName);
    const manifest = join(folder, 'manifest.json');
    const [whole, written] = [readFileSync(dump), readFileSync(manifest, 'utf8')];
    const half = whole.subarray(0, whole.length / 2);
    writeFileSync(dump, half);
    const { digest: _, ...content } = JSON.parse(written.replaceAll(sha256(whole), sha256(half)));
    writeFileSync(manifest, serializeManifest(content));
    await expect(restore(true)).rejects.toThrow('pg_restore');
    expect(await sql('SELECT key FROM leads')).toBe('b');
    expect(existsSync(join(home, 'elsewhere'))).toBe(false);

    writeFileSync(dump, whole);
    writeFileSync(manifest, written);
    await restore(true);
    expect(await sql('SELECT key FROM leads')).toBe('a');
    expect(await sql("SELECT count(*) FROM pg_tables WHERE tablename = 'later'")).toBe('0');
    expect(existsSync(join(home, 'elsewhere/secrets.json'))).toBe(true);
    expect(existsSync(join(home, 'elsewhere', dumpName))).toBe(false);

    // What was restored once is backed up and restored as well.
    await sql("INSERT INTO leads VALUES ('c')");
    await makeBackup({ place, to: join(home, 'backups'), version });
    await sql('DROP TABLE leads');
    await restore(true);
    expect(await sql('SELECT key FROM leads ORDER BY key')).toBe('a\nc');
  },
  60_000,
);
