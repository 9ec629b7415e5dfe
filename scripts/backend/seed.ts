import { parseArgs } from 'node:util';
import { command } from '../backup/command.ts';
import { backendEnvironment, runBackend } from '../lib/processes/backendCommand.ts';
import { Refusal } from '../lib/Refusal.ts';
import { installationPlace } from '../lib/settings/place.ts';
import { confirmWipe } from '../reset/confirmWipe.ts';
import { requireStopped } from '../reset/resetInstallation.ts';
import { wipeContent } from '../reset/wipeContent.ts';

// `npm run seed` fills an empty database; `npm run seed -- --wipe [--yes]` throws the SQLite
// database and its media away first.
const { values } = parseArgs({ options: { wipe: { type: 'boolean' }, yes: { type: 'boolean' } } });
await command(async () => {
  if (values.wipe) await wipe();
  await runBackend(await backendEnvironment(), ['migrate'], ['seed']);
});

async function wipe(): Promise<void> {
  const place = installationPlace(process.env);
  if (place.databaseUrl)
    throw new Refusal(
      '--wipe is for SQLite: npm run reset wipes the database of DATABASE_URL, with everything else.',
    );
  await requireStopped(place);
  if (!values.yes) await confirmWipe(place, true);
  await wipeContent(place);
}
