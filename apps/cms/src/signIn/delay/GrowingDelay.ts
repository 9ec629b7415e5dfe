import type { Payload } from 'payload';
import { runSql } from '../../runtime/database/runSql.ts';

/** How many tries are free, and what the next ones cost. */
export interface DelayRule {
  /** Tries that may follow each other without a delay. */
  readonly free: number;
  /** Seconds after the first try that isn't free; each further one doubles them. */
  readonly firstSeconds: number;
  readonly longestSeconds: number;
  /** Seconds after the last delay when all is forgotten. */
  readonly forgetSeconds: number;
}

/**
 * Counts tries by a key in the database, for all processes, and makes the next one wait the longer
 * the more there were. A try counts when it begins, by one statement that takes it or doesn't, so
 * that many at the same moment don't all go through; one that succeeds is given back.
 */
export class GrowingDelay {
  readonly #rule: DelayRule;
  readonly #now: () => number;

  constructor(rule: DelayRule, now: () => number = () => Date.now()) {
    this.#rule = rule;
    this.#now = now;
  }

  /** Counts one try and gives 0; or counts nothing and gives the seconds to wait. */
  async take(payload: Payload, key: string): Promise<number> {
    const now = Math.floor(this.#now());
    const next = `case when t.forget_at <= ${now} then 1 else t.tries + 1 end`;
    const firstMs = this.#delayMs(1);
    const delay = this.#delaySql(next);
    // A free try blocks until no instant, so that one whose clock is a little behind isn't refused.
    const until = `case when ${delay} = 0 then 0 else ${now} + ${delay} end`;
    const forgetMs = this.#rule.forgetSeconds * 1000;
    const taken = await runSql(
      payload,
      `insert into sign_in_tries as t (key, tries, blocked_until, blocked_before, forget_at)
       values ($1, 1, ${firstMs && now + firstMs}, 0, ${now + firstMs + forgetMs})
       on conflict (key) do update set tries = ${next}, blocked_until = ${until},
         blocked_before = t.blocked_until, forget_at = ${now + forgetMs} + ${delay}
       where t.blocked_until <= ${now}
       returning tries`,
      [key],
    );
    if (taken.length > 0) return 0;
    const select = 'select blocked_until from sign_in_tries where key = $1';
    const [row] = await runSql(payload, select, [key]);
    return Math.max(1, Math.ceil((Number(row?.['blocked_until'] ?? now) - now) / 1000));
  }

  /** Takes the last try back, and its delay. */
  async giveBack(payload: Payload, key: string): Promise<void> {
    await runSql(
      payload,
      `update sign_in_tries set tries = tries - 1, blocked_until = blocked_before
       where key = $1 and tries > 0`,
      [key],
    );
  }

  async clear(payload: Payload, key: string): Promise<void> {
    await runSql(payload, 'delete from sign_in_tries where key = $1', [key]);
  }

  /** Milliseconds of delay after the try of this number. */
  #delayMs(count: number): number {
    const { free, firstSeconds, longestSeconds } = this.#rule;
    if (count < free) return 0;
    return Math.min(longestSeconds, firstSeconds * 2 ** Math.min(count - free, 30)) * 1000;
  }

  /** The same as SQL, for a number that SQL calculates. */
  #delaySql(count: string): string {
    const { free, longestSeconds } = this.#rule;
    const steps: string[] = [];
    for (let step = free; this.#delayMs(step) < longestSeconds * 1000; step += 1)
      steps.push(`when ${count} = ${step} then ${this.#delayMs(step)}`);
    const longest = this.#delayMs(free + steps.length);
    return `(case when ${count} < ${free} then 0 ${steps.join(' ')} else ${longest} end)`;
  }
}

/** Deletes the rows that count no longer. */
export const sweepTries = async (payload: Payload, now = Date.now()): Promise<void> => {
  const sweep = `delete from sign_in_tries where forget_at <= ${Math.floor(now)}`;
  await runSql(payload, sweep);
};
