import { holdReasons } from '@concierge/contract/holdReasons';
import { type LeadEnvelope, leadsAnswerSchema } from '@concierge/contract/lead';
import { tracedLeads } from '@concierge/server/traces/tracedLeads';
import { housekeep } from '../../runtime/housekeep.ts';
import { log } from '../../runtime/log.ts';
import { type BackendPost, postToBackend } from '../http/postToBackend.ts';
import { backOff } from './backOff.ts';
import type { DueLead } from './leadTypes.ts';
import type { Outbox } from './outbox.ts';
import { reserveSlot } from './visitSlots.ts';

export interface WorkerOptions {
  readonly outbox: Outbox;
  /** How the backend is called; by default as the settings say. */
  readonly post?: BackendPost;
  /**
   * Milliseconds between two looks into the outbox; so leads travel together, and their two commits
   * are shared.
   */
  readonly everyMs?: number;
}

const batchSize = 50;
const concurrency = 2;
const postTimeoutMs = 15_000;
/**
 * Times that the backend may fail on one lead while it takes others; then the lead is set aside,
 * for a person to see.
 */
const failuresBorne = 8;
/**
 * From this attempt on a batch that makes the backend fail is halved, so that the one lead it
 * chokes on can't hold up the others.
 */
const halveFrom = 4;

/**
 * Hands leads over to the backend's inbox (ADR 5): at least once, each under its key, as often as
 * it takes. What the backend refuses for good is set aside and shown, never dropped.
 */
export class HandOver {
  readonly #options: WorkerOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #stopped = false;
  #failing = false;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /**
   * Works from here on. On a disk that takes nothing it does so too: leases end by themselves, and
   * handing over makes room.
   */
  start(): void {
    const { outbox } = this.#options;
    housekeep('ending the leases of the outbox', () => outbox.endLeases());
    housekeep('tidying the outbox', () => outbox.tidy());
    this.#timer = setInterval(() => void this.run(), this.#options.everyMs ?? 500);
    this.#timer.unref();
  }

  /** Waits for what is on its way, then rests. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Hands over all that is due; calls in between join the round that runs. */
  run(): Promise<void> {
    this.#running ??= this.#round()
      .catch((error: unknown) => log.error({ err: error }, 'lead worker'))
      .finally(() => {
        this.#running = undefined;
      });
    return this.#running;
  }

  /**
   * While the backend fails a single lead asks for all, so that those that wait cost no disk and no
   * visitor's time.
   */
  async #round(): Promise<void> {
    const lane = async () => {
      while (!this.#stopped) {
        const limit = this.#failing ? 1 : batchSize;
        const due = this.#options.outbox.claim(limit);
        if (due.length === 0) return;
        const isMoreDue = await this.#handOver(due);
        // What has come in meanwhile travels together in the next round.
        if (this.#failing || (due.length < limit && !isMoreDue)) return;
      }
    };
    await Promise.all(Array.from({ length: concurrency }, lane));
  }

  /** Hands over what is ready; true where a visit was settled, which is due at once. */
  async #handOver(due: readonly DueLead[]): Promise<boolean> {
    let isMoreDue = false;
    const ready: (DueLead & { lead: LeadEnvelope })[] = [];
    for (const row of due) {
      if (!row.lead) this.#setAside(row, 'The stored text can not be read.');
      else if (!row.reserve) ready.push({ ...row, lead: row.lead });
      else if (await this.#settleVisit(row)) {
        this.#options.outbox.postpone([[row.key, 0]]);
        isMoreDue = true;
      }
    }
    if (ready.length > 0) await this.#send(ready);
    return isMoreDue;
  }

  /**
   * Counts a visit that could not be counted when it came in; true where that is settled and the
   * lead can go.
   */
  async #settleVisit({ key, attempts, reserve }: DueLead): Promise<boolean> {
    const result = reserve ? await reserveSlot(key, reserve) : 'reserved';
    if (result === 'later') {
      this.#options.outbox.postpone([[key, Date.now() + backOff(attempts)]]);
      return false;
    }
    const { fullBefore, manySeats } = holdReasons;
    this.#options.outbox.settleReservation(
      key,
      result === 'taken' ? fullBefore : result === 'many' ? manySeats : undefined,
    );
    return true;
  }

  async #send(rows: readonly (DueLead & { lead: LeadEnvelope })[]): Promise<void> {
    const { outbox, post = postToBackend } = this.#options;
    const keys = rows.map(({ key }) => key);
    const { leads, end } = tracedLeads(
      rows.map(({ lead }) => lead),
      { name: 'hand over lead', kind: 'producer' },
    );
    try {
      const answer = await post('/leads', { leads }, postTimeoutMs);
      if (!answer.ok) end(() => true);
      if (answer.status === 400 || answer.status === 413 || answer.status === 422)
        return await this.#refused(rows, `${answer.status} ${answer.statusText}`);
      if (
        answer.status === 500 &&
        rows.length > 1 &&
        rows.every(({ attempts }) => attempts >= halveFrom)
      )
        return await this.#halved(rows);
      const [only] = rows;
      if (
        answer.status === 500 &&
        rows.length === 1 &&
        only &&
        only.attempts >= halveFrom &&
        (await this.#takesOthers())
      )
        return this.#failed(only);
      if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
      const { results } = leadsAnswerSchema.parse(await answer.json());
      const failed = results.filter(({ status }) => status === 'failed' || status === 'rejected');
      end(({ key }) => failed.some((one) => one.key === key));
      this.#settle(rows, results);
      if (this.#failing) outbox.wake();
      this.#failing = false;
    } catch (error) {
      end(() => true);
      if (!this.#failing)
        log.error({ err: error, leads: keys.length }, 'leads wait: the backend does not take them');
      this.#failing = true;
      const now = Date.now();
      outbox.postpone(rows.map(({ key, attempts }) => [key, now + backOff(attempts)]));
    }
  }

  /**
   * A batch that is refused as a whole is sent one by one; a single lead that is refused is set
   * aside.
   */
  async #refused(
    rows: readonly (DueLead & { lead: LeadEnvelope })[],
    message: string,
  ): Promise<void> {
    const [only] = rows;
    if (rows.length === 1 && only) {
      log.error({ reference: only.lead.reference }, `lead set aside: ${message}`);
      this.#setAside(only, message);
      return;
    }
    for (const row of rows) await this.#send([row]);
  }

  /** Whether the backend works, as far as a hand-over of nothing tells. */
  async #takesOthers(): Promise<boolean> {
    const { post = postToBackend } = this.#options;
    const answer = await post('/leads', { leads: [] }, postTimeoutMs);
    return answer.ok;
  }

  /** The backend works, yet not for this lead: tried some times more, then set aside. */
  #failed(row: DueLead): void {
    const { outbox } = this.#options;
    const { key, attempts, lead } = row;
    if (outbox.countFailure(key) < failuresBorne)
      outbox.postpone([[key, Date.now() + backOff(attempts)]]);
    else {
      log.error({ reference: lead?.reference }, 'lead set aside: the backend fails on it');
      this.#setAside(row, `The inbox failed on it ${failuresBorne} times; its log says why.`);
    }
  }

  /** A lead waits for a person; a check of the lead path, which no person misses, is dropped. */
  #setAside({ key, lead }: DueLead, message: string): void {
    const { outbox } = this.#options;
    if (lead?.check) outbox.erase([key]);
    else outbox.setAside(key, message);
  }

  async #halved(rows: readonly (DueLead & { lead: LeadEnvelope })[]): Promise<void> {
    const half = Math.ceil(rows.length / 2);
    await this.#send(rows.slice(0, half));
    await this.#send(rows.slice(half));
  }

  #settle(
    rows: readonly DueLead[],
    results: readonly { key: string; status: string; message?: string | undefined }[],
  ): void {
    const { outbox } = this.#options;
    const byKey = new Map(results.map((result) => [result.key, result]));
    const taken = rows.filter(({ key }) =>
      ['stored', 'duplicate'].includes(byKey.get(key)?.status ?? ''),
    );
    outbox.erase(taken.map(({ key }) => key));
    for (const row of rows) {
      const { key, attempts } = row;
      const result = byKey.get(key);
      if (result?.status === 'rejected') this.#setAside(row, result.message ?? 'rejected');
      if (result?.status === 'failed') this.#failed(row);
      if (!result) outbox.postpone([[key, Date.now() + backOff(attempts)]]);
    }
  }
}
