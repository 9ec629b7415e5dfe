import { databaseProblem } from '../../../apps/cms/src/runtime/database/databaseProblem.ts';
import { fail } from '../fail.ts';

/** Ends the process with one sentence where the content database of these settings is unusable. */
export async function requireDatabase(env: Readonly<Record<string, string>>): Promise<void> {
  const problem = await databaseProblem({
    databaseUrl: env['DATABASE_URL'] ?? process.env['DATABASE_URL'],
    sqliteFile: env['SQLITE_FILE'] ?? '',
  });
  if (problem) fail(problem);
}
