import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { parkedAnswerSchema } from '@concierge/contract/lead';
import { log } from '../../runtime/log.ts';
import type { Outbox } from './outbox.ts';

export interface ParkedReportOptions {
  readonly outbox: Pick<Outbox, 'parked' | 'unpark'>;
  /** Base address of the backend's calls. */
  readonly api: string;
  readonly secret: string;
  readonly dataDir: string;
}

/** As many as the backend takes at once; the next ones are told when these are gone. */
const limit = 200;

/**
 * Tells the backend which leads wait here because it refused them for good, so that its admin can
 * show them, and takes back which ones a person wants handed over again (ADR 5). The site asks, for
 * the backend may not be able to reach it.
 */
export class DeadLetterReport {
  readonly #options: ParkedReportOptions;
  /** Names this outbox among those of all site processes. */
  readonly #site: string;
  /** Whether the backend may still show leads that have gone; after a start nobody knows. */
  #outdated = true;

  constructor(options: ParkedReportOptions) {
    this.#options = options;
    this.#site = createHash('sha256')
      .update(`${hostname()}:${options.dataDir}`)
      .digest('hex')
      .slice(0, 12);
  }

  /**
   * Tells once; answers how many leads go on. A backend that is away, or knows no such call, is
   * asked again next time.
   */
  async tell(): Promise<number> {
    const { outbox, api, secret } = this.#options;
    const parked = outbox.parked(limit);
    if (parked.length === 0 && !this.#outdated) return 0;
    try {
      const answer = await fetch(`${api}/leads/parked`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          authorization: `Bearer ${secret}`,
        },
        body: JSON.stringify({ site: this.#site, parked }),
        signal: AbortSignal.timeout(15_000),
      });
      this.#outdated = parked.length > 0;
      if (!answer.ok) return 0;
      const { again } = parkedAnswerSchema.parse(await answer.json());
      if (again.length > 0) outbox.unpark(again);
      return again.length;
    } catch (error) {
      log.debug({ err: error }, 'parked leads could not be told');
      return 0;
    }
  }
}
