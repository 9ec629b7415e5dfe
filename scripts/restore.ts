import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './backup/command.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { Refusal } from './lib/Refusal.ts';
import { installationPlace } from './lib/settings/place.ts';

// `npm run restore -- --from DIR [--to DATA_DIR] [--replace]` verifies a backup, then puts it into
// the data folder and, where DATABASE_URL is set, into PostgreSQL (docs/how-to/backup.md).
await command(async (version) => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      replace: { type: 'boolean' },
    },
  });
  if (!values.from) throw new Refusal('Say what: npm run restore -- --from DIR.');
  const place = installationPlace(process.env, values.to);
  const usual = installationPlace({}, place.dataDir);
  const isMoved = place.sqliteFile !== usual.sqliteFile || place.mediaDir !== usual.mediaDir;
  if (isMoved)
    throw new Refusal(
      'SQLITE_FILE or MEDIA_DIR are set: unset them, or say with --to which folder gets everything.',
    );
  const { folder, replaced } = await restoreBackup({
    from: resolve(values.from),
    to: place.dataDir,
    databaseUrl: place.databaseUrl,
    version,
    key: process.env['BACKUP_KEY'] || undefined,
    replace: values.replace,
  });
  console.log(`\nRestored ${folder} to ${place.dataDir}.`);
  if (replaced) console.log(`What was there is now ${replaced}; delete it once all is well.`);
});
