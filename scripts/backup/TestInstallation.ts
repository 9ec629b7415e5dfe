import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Outbox } from '../../apps/site/src/leads/outbox/outbox.ts';
import { installationPlace } from '../lib/settings/place.ts';
import { makeBackup } from './makeBackup.ts';
import { type RestoreOptions, restoreBackup } from './restoreBackup.ts';

export const version = '1.4.0';
export const mail = 'ada.lovelace@example.ch';

/** An installation in a throw-away folder whose servers run: both databases are open. */
export class TestInstallation {
  readonly home = mkdtempSync(join(tmpdir(), 'concierge-backup-'));
  outbox: Outbox;
  inbox: DatabaseSync;

  constructor() {
    for (const folder of ['media', 'pages/build', 'releases', 'well-known'])
      mkdirSync(this.dir(`data/${folder}`), { recursive: true });
    writeFileSync(this.dir('data/media/photo.jpg'), 'a picture');
    writeFileSync(this.dir('data/secrets.json'), '{"LEADS_SECRET":"x"}', { mode: 0o600 });
    writeFileSync(this.dir('data/well-known/proof.txt'), 'a proof');
    writeFileSync(this.dir('data/pages/build/pages.db'), 'a cache');
    writeFileSync(this.dir('data/releases/concierge.tar.gz'), 'an archive');
    this.outbox = new Outbox(this.dir('data/spool.db'));
    this.outbox.accept(lead('first'));
    this.inbox = new DatabaseSync(this.dir('data/cms.db'));
    this.inbox.exec('PRAGMA journal_mode = WAL; CREATE TABLE leads (key TEXT PRIMARY KEY)');
  }

  dir(name: string): string {
    return join(this.home, name);
  }

  backUp(key?: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
    const place = { ...installationPlace({ DATA_DIR: this.dir('data'), ...env }) };
    return makeBackup({ place, to: this.dir('backups'), version, key });
  }

  restore(options: Partial<RestoreOptions> = {}): ReturnType<typeof restoreBackup> {
    const [from, to] = [this.dir('backups'), this.dir('elsewhere')];
    return restoreBackup({ from, to, version, ...options });
  }

  end(): void {
    this.outbox.close();
    this.inbox.close();
    rmSync(this.home, { recursive: true, force: true });
  }
}

const lead = (key: string) => ({
  key,
  brand: 'HIM',
  type: 'contact' as const,
  lang: 'en' as const,
  fields: { email: mail },
  consent: { version: '1', at: '2026-01-01T00:00:00Z' },
  source: 'https://him.example/en/contact/',
  received_at: '2026-01-01T00:00:00Z',
});

/** Names of all files below a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
    .toSorted();

/** Changes one bit of a file. */
export function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}
