import { parseArgs } from 'node:util';
import { confirm, isCancel } from '@clack/prompts';
import { command } from './backup/command.ts';
import { placeOf } from './backup/place.ts';
import { Refusal } from './lib/Refusal.ts';
import { requireStopped, resetInstallation } from './reset/resetInstallation.ts';

// `npm run reset [-- --yes] [-- --secrets]` wipes this installation: database, media, outboxes,
// caches (docs/how-to/begin-a-group.md).
await command(async () => {
  const { values } = parseArgs({
    options: { yes: { type: 'boolean' }, secrets: { type: 'boolean' } },
  });
  const place = placeOf(process.env);
  await requireStopped(place);
  const database = place.databaseUrl
    ? new URL(place.databaseUrl).pathname.slice(1)
    : place.sqliteFile;
  if (!values.yes) await ask(`${place.dataDir}, its media and the database ${database}`);
  const left = await resetInstallation(place, { withSecrets: values.secrets });
  console.log(`\nWiped.${left.length > 0 ? ` In ${place.dataDir} stay: ${left.join(', ')}.` : ''}`);
  if (process.env['S3_BUCKET'])
    console.log(`The bucket ${process.env['S3_BUCKET']} keeps its files.`);
});

async function ask(what: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Refusal('Say --yes: nobody can be asked here.');
  const message = `Wipe ${what}? All content, enquiries and accounts are lost.`;
  const answer = await confirm({ message, initialValue: false });
  if (isCancel(answer) || !answer) throw new Refusal('Nothing was wiped.');
}
