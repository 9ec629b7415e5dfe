import type { postgresAdapter } from '@payloadcms/db-postgres';
import type { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import type { TurnName } from './database.ts';
import { inTurnUntilEnd } from './inTurn.ts';

type Adapter = ReturnType<typeof sqliteAdapter> | ReturnType<typeof postgresAdapter>;

/** A row that a request is about to write or delete. */
interface Write {
  readonly req: PayloadRequest;
  /** None of a row that is created. */
  readonly id: unknown;
  /** The row as it will be, in all languages; none of one that is deleted. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
}

/** What has to hold among the rows of a collection. */
export interface WriteRule {
  readonly collection: CollectionSlug;
  readonly turn: TurnName;
  /** Whether a write can break it. */
  readonly concerns: (write: Write) => boolean;
  /** Throws if a write breaks it, as the other rows are. */
  readonly check: (write: Write) => Promise<void>;
}

interface Arguments {
  readonly collection: string;
  readonly id?: number | string;
  readonly where?: Where;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly req?: Partial<PayloadRequest>;
}
type Method = (this: { readonly payload: Payload }, args: Arguments) => Promise<unknown>;

/**
 * Payload's adapter, which checks rules among rows directly before it writes, one write after the
 * other. Hooks and validations run earlier: Payload saves the documents of one call side by side,
 * as it does the calls of several people, and each would find the other's row as it was.
 */
export const checkedWrites = <A extends Adapter>(adapter: A, ...rules: WriteRule[]): A => ({
  ...adapter,
  init: (args: Parameters<A['init']>[0]) => {
    const made = adapter.init(args as never);
    const { create, updateOne, deleteOne } = made as unknown as Record<string, Method>;
    return Object.assign(made, {
      create: checked(create as Method, rules),
      updateOne: checked(updateOne as Method, rules),
      deleteOne: checked(deleteOne as Method, rules),
    });
  },
});

const checked = (write: Method, rules: readonly WriteRule[]): Method =>
  async function writeChecked(args) {
    const rule = rules.find(({ collection }) => collection === args.collection);
    const req = args.req as PayloadRequest | undefined;
    const about = req && { req, id: args.id ?? equalId(args.where), data: args.data };
    // Without a whole request it is an import or what follows a checked write.
    if (!about?.req.payload || !rule?.concerns(about)) return write.call(this, args);
    return inTurnUntilEnd(about.req, rule.turn, async () => {
      await rule.check(about);
      return write.call(this, args);
    });
  };

const equalId = (where: Where | undefined): unknown =>
  (where?.['id'] as { equals?: unknown } | undefined)?.equals;
