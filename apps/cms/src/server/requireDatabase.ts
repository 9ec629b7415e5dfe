import { databaseProblem } from '../runtime/database/databaseProblem.ts';

/** Ends the process with one sentence where the content database can't be worked with. */
export async function requireDatabase(place: Parameters<typeof databaseProblem>[0]): Promise<void> {
  const problem = await databaseProblem(place);
  if (!problem) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
