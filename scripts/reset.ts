import { parseArgs } from 'node:util';
import { command } from './backup/command.ts';
import { installationPlace } from './lib/settings/place.ts';
import { confirmWipe } from './reset/confirmWipe.ts';
import { requireStopped, resetInstallation } from './reset/resetInstallation.ts';

// `npm run reset [-- --yes --secrets]` wipes this installation: database, media, outboxes,
// caches (docs/how-to/begin-a-group.md).
await command(async () => {
  const { values } = parseArgs({
    options: { yes: { type: 'boolean' }, secrets: { type: 'boolean' } },
  });
  const place = installationPlace(process.env);
  await requireStopped(place);
  if (!values.yes) await confirmWipe(place);
  const left = await resetInstallation(place, { withSecrets: values.secrets });
  console.log(`\nWiped.${left.length > 0 ? ` In ${place.dataDir} stay: ${left.join(', ')}.` : ''}`);
  if (process.env['S3_BUCKET'])
    console.log(`The bucket ${process.env['S3_BUCKET']} keeps its files.`);
});
