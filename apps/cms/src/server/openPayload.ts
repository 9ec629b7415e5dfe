import { getPayload, type Payload } from 'payload';
import config from '../payload.config.ts';
import { databaseUrl, sqliteFile } from '../runtime/env.ts';
import { requireDatabase } from './requireDatabase.ts';
import { startInTurn } from './startInTurn.ts';

/**
 * Payload for a command. Starts alone migrate: a command of a new version would do so beneath a
 * running backend of the old one. Ends the process with one sentence where migrations are missing.
 */
export async function openPayload(): Promise<Payload> {
  await requireDatabase({ databaseUrl, sqliteFile, mayLack: 'none' });
  return getPayload({ config });
}

/** The same for a command that may begin an empty database, in turn with starts. */
export const beginPayload = (): Promise<Payload> =>
  startInTurn(async () => {
    await requireDatabase({ databaseUrl, sqliteFile, mayLack: 'all' });
    return getPayload({ config });
  });
