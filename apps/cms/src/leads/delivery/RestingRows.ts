import type { Payload, Where } from 'payload';
import { giveTurn } from '../../runtime/giveTurn.ts';
import { proveWritable } from '../inbox/store/storeLead.ts';
import { furthestMs } from '../instants.ts';
import { backOff } from './schedule.ts';

/**
 * Rows of an outbox whose work failed, and in which that can't be written: they rest in memory, for
 * longer each time, so that they hold up nobody and are not tried without a pause.
 */
export class RestingRows {
  readonly #rows = new Map<number, { readonly attempts: number; readonly nextAt: number }>();

  /** A condition that leaves out those that rest. */
  others(now = Date.now()): Where {
    const rests = (nextAt: number) => nextAt > now && nextAt < now + furthestMs;
    const ids = [...this.#rows].flatMap(([id, { nextAt }]) => (rests(nextAt) ? [id] : []));
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
    await giveTurn();
    try {
      await act();
      this.#rows.delete(row.id);
      return true;
    } catch (error) {
      payload.logger.error({ err: error }, `${row.name} could not be dealt with`);
      await proveWritable(payload);
      const attempts = (this.#rows.get(row.id)?.attempts ?? 0) + 1;
      this.#rows.set(row.id, { attempts, nextAt: now + backOff(attempts) });
      return false;
    }
  }
}
