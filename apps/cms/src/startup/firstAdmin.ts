import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { adminEmail, adminPassword } from '../env.ts';

/** Makes the first administrator of an empty database; a password that wasn't given is printed once and kept nowhere. */
export async function firstAdmin(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return;
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  await payload.create({ collection: 'users', data: { email: adminEmail, password, role: 'admin' }, overrideAccess: true });
  const secret = adminPassword ? 'the password from ADMIN_PASSWORD' : `the password ${password} (shown only this once)`;
  payload.logger.info(`First administrator: ${adminEmail} with ${secret}`);
}
