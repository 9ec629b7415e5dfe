import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { adminEmail, adminPassword, dataDir } from '../runtime/env.ts';
import { passwordProblem } from '../validation/passwords/passwordProblem.ts';

/**
 * Makes the first administrator of an empty database. A password that wasn't given goes into a file
 * of the data folder that this user alone can read, never into the log: `scripts/start.ts` shows it
 * on a terminal.
 */
export async function firstAdmin(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return;
  const problem = adminPassword && (await passwordProblem(adminPassword, [adminEmail]));
  if (problem) throw new Error(`ADMIN_PASSWORD: ${problem}`);
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  if (adminPassword)
    payload.logger.info('The first administrator has the password from ADMIN_PASSWORD');
  else keep(payload, password);
  await payload.create({
    collection: 'users',
    data: { email: adminEmail, password, role: 'admin' },
    overrideAccess: true,
  });
}

function keep(payload: Payload, password: string): void {
  const file = path.join(dataDir, 'first-administrator.txt');
  const note = 'Change the password once you are signed in, and delete this file.';
  writeFileSync(file, `${adminEmail}\n${password}\n\n${note}\n`, { mode: 0o600 });
  payload.logger.info(`The sign-in of the first administrator is in ${file}`);
}
