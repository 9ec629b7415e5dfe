import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { variable } from '../cmsVariables.ts';
import { locks } from '../database/locks.ts';
import { isPostgres } from '../isPostgres.ts';
import { perPayload } from '../perPayload.ts';
import { Duty } from './Duty.ts';

const getDuty = perPayload('duty', ({ db }) => {
  const { pool } = db as unknown as PostgresAdapter;
  return new Duty({ connect: () => pool.connect(), lock: locks.duty });
});
/** Commands such as a seed never take the duty from the server. */
export const mayHaveDuty = (): boolean => variable('RUN_JOBS') ?? true;

/**
 * Whether this process does what one process of an installation does for all: deliveries, mails,
 * jobs, nightly work, lines of the audit log. To be asked before each piece of work. SQLite has one
 * backend process, which does it all.
 */
export const onDuty = (payload: Payload): boolean =>
  mayHaveDuty() && (!isPostgres(payload) || getDuty(payload).isMine);

/** Lets this process take part in the choice. */
export async function seekDuty(payload: Payload): Promise<void> {
  if (mayHaveDuty() && isPostgres(payload)) await getDuty(payload).start();
}

/** Hands the duty over at once, as before a process ends. */
export function leaveDuty(payload: Payload): void {
  if (isPostgres(payload)) getDuty(payload).stop();
}
