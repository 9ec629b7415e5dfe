import { randomUUID } from 'node:crypto';
import { type PostgresAdapter, type postgresAdapter, sql } from '@payloadcms/db-postgres';

type Adapter = ReturnType<typeof postgresAdapter>;
type Session = PostgresAdapter['sessions'][string];

/**
 * Payload's adapter, but a commit that fails is an error for whoever wrote: Payload drops it, and
 * says of what is lost that it is stored.
 */
export const sureCommits = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (args) => Object.assign(adapter.init(args), { beginTransaction }),
});

/** Begins a transaction as Payload's adapter does; its id, under which its session is found. */
async function beginTransaction(
  this: PostgresAdapter,
  options?: PostgresAdapter['transactionOptions'],
): Promise<string> {
  await this.initializing;
  const id = randomUUID();
  const begun = Promise.withResolvers<Session['db']>();
  const decision = Promise.withResolvers<void>();
  const done = this.drizzle.transaction(
    async (transaction) => {
      begun.resolve(transaction as Session['db']);
      await decision.promise;
      // A transaction in which a statement failed would be rolled back by `commit` without an
      // error.
      await transaction.execute(sql`select 1`);
    },
    options || this.transactionOptions || undefined,
  );
  done.catch(begun.reject);
  let outcome: Promise<void> = done.catch(() => undefined);
  const db = await begun.promise.catch((error: unknown) => {
    this.payload.logger.error({ err: error }, 'no transaction could begin');
    throw new Error('No transaction could begin', { cause: error });
  });
  this.sessions[id] = {
    db,
    resolve: () => {
      decision.resolve();
      outcome = done;
      return done;
    },
    // Payload calls it after a failed `resolve`, too, and hands on only what this one throws.
    reject: () => {
      decision.reject(new Error('rolled back'));
      return outcome;
    },
  };
  return id;
}
