import type { Payload, Where } from 'payload';
import { giveTurn } from '../runtime/giveTurn.ts';
import { furthestMs } from './instants.ts';
import { backOff } from './schedule.ts';
import { proveWritable } from './store/storeLead.ts';

interface Rest {
  readonly attempts: number;
  readonly nextAt: number;
}

/**
 * Rows of an outbox whose work failed, and in which that can't be written: they rest in memory, for
 * longer each time, so that they hold up nobody and are not tried without a pause.
 */
export class RestingRows {
  readonly #byDatabase = new WeakMap<object, Map<number, Rest>>();

  #getRows({ db }: Payload): Map<number, Rest> {
    const rows = this.#byDatabase.get(db) ?? new Map();
    this.#byDatabase.set(db, rows);
    return rows;
  }

  /** A condition that leaves out those that rest. */
  others(payload: Payload, now = Date.now()): Where {
    const rests = (nextAt: number) => nextAt > now && nextAt < now + furthestMs;
    const ids = [...this.#getRows(payload)].flatMap(([id, { nextAt }]) =>
      rests(nextAt) ? [id] : [],
    );
    return ids.length > 0 ? { id: { not_in: ids } } : {};
  }

  /**
   * Does what is due for a row; answers whether it succeeded. Throws where the database takes
   * nothing, for then no row is to blame.
   */
  async attempt(
    payload: Payload,
    row: { readonly id: number; readonly name: string },
    act: () => Promise<void>,
    now = Date.now(),
  ): Promise<boolean> {
    const rows = this.#getRows(payload);
    await giveTurn();
    try {
      await act();
      rows.delete(row.id);
      return true;
    } catch (error) {
      payload.logger.error({ err: error }, `${row.name} could not be dealt with`);
      await proveWritable(payload);
      const attempts = (rows.get(row.id)?.attempts ?? 0) + 1;
      rows.set(row.id, { attempts, nextAt: now + backOff(attempts) });
      return false;
    }
  }
}
