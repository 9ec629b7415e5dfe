import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pruneBackups } from './backup/backupNames.ts';
import { command } from './backup/command.ts';
import { makeKeys } from './backup/encryption.ts';
import { makeBackup } from './backup/makeBackup.ts';
import { Refusal } from './lib/Refusal.ts';
import { installationPlace } from './lib/settings/place.ts';

// `npm run backup -- --to DIR [--keep N]` backs the installation up while it runs, encrypted where
// BACKUP_KEY is set; `-- --make-key` makes a pair of keys (docs/how-to/backup.md).
await command(async (version) => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      'make-key': { type: 'boolean' },
    },
  });
  if (values['make-key']) return await showKeys();
  const { to, keep } = values;
  if (!to) throw new Refusal('Say where to: npm run backup -- --to DIR.');
  if (/^\w+:\/\//.test(to))
    throw new Refusal('Backups go to a folder; copy it to a bucket with a tool such as rclone.');
  if (keep !== undefined && !/^[1-9]\d*$/.test(keep))
    throw new Refusal('--keep is the number of backups to keep, at least 1.');
  if (statSync(to, { throwIfNoEntry: false })?.isFile())
    throw new Refusal(`${to} is a file: say a folder, which may be a new one.`);
  const key = process.env['BACKUP_KEY'] || undefined;
  const folder = await makeBackup({ place: installationPlace(process.env), to, version, key });
  console.log(`\nBacked up to ${folder}${key ? '' : ', not encrypted: BACKUP_KEY is not set'}.`);
  if (process.env['S3_BUCKET'])
    console.log('Media are in a bucket and not in this backup: let the bucket keep versions.');
  if (keep) for (const old of pruneBackups(to, Number(keep))) console.log(`Removed ${old}.`);
});

async function showKeys(): Promise<void> {
  const keys = await makeKeys();
  console.log(`\nTo make backups:    BACKUP_KEY=${keys.public}`);
  console.log(`To restore them:    BACKUP_KEY=${keys.secret}\n`);
  console.log('Keep the second one away from this machine: without it no backup can be read.');
}
