import { confirm, isCancel } from '@clack/prompts';
import { Refusal } from '../lib/Refusal.ts';
import type { Place } from '../lib/settings/place.ts';

/**
 * Asks whether an installation, or its content alone, may be wiped; throws a Refusal where it may
 * not, or nobody is there.
 */
export async function confirmWipe(place: Place, isContentAlone = false): Promise<void> {
  const { dataDir, databaseUrl, sqliteFile } = place;
  if (!process.stdin.isTTY) throw new Refusal('Say --yes: nobody can be asked here.');
  const database = databaseUrl ? new URL(databaseUrl).pathname.slice(1) : sqliteFile;
  const message = isContentAlone
    ? `Wipe the database ${database} and its media? All content, accounts and enquiries in it are lost; what still waits at the site stays.`
    : `Wipe ${dataDir}, its media and the database ${database}? All content, enquiries and accounts are lost.`;
  const answer = await confirm({ message, initialValue: false });
  if (isCancel(answer) || !answer) throw new Refusal('Nothing was wiped.');
}
