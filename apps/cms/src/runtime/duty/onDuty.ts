import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { variable } from '../cmsVariables.ts';
import { locks } from '../database/locks.ts';
import { globalSingleton } from '../globalSingleton.ts';
import { isPostgres } from '../isPostgres.ts';
import { Duty } from './Duty.ts';

const duties = globalSingleton('duty', () => new WeakMap<Payload, Duty>());
/** Commands such as a seed never take the duty from the server. */
export const mayHaveDuty = (): boolean => variable('RUN_JOBS') ?? true;

/**
 * Whether this process does what one process of an installation does for all: deliveries, mails,
 * jobs, nightly work, lines of the audit log. To be asked before each piece of work. SQLite has one
 * backend process, which does it all.
 */
export const onDuty = (payload: Payload): boolean =>
  mayHaveDuty() && (!isPostgres(payload) || duties.get(payload)?.isMine === true);

/** Lets this process take part in the choice. */
export async function seekDuty(payload: Payload): Promise<void> {
  if (!mayHaveDuty() || !isPostgres(payload)) return;
  const { pool } = payload.db as unknown as PostgresAdapter;
  const duty = new Duty({ connect: () => pool.connect(), lock: locks.duty });
  duties.set(payload, duty);
  await duty.start();
}

/** Hands the duty over at once, as before a process ends. */
export const leaveDuty = (payload: Payload): void => duties.get(payload)?.stop();
