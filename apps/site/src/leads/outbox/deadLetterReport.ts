import { parkedAnswerSchema } from '@concierge/contract/lead';
import { log } from '../../runtime/log.ts';
import type { Outbox } from './outbox.ts';
import { siteId } from './siteId.ts';

export interface DeadLetterReportOptions {
  readonly outbox: Pick<Outbox, 'deadLetters' | 'retry' | 'delivered'>;
  /** Base address of the backend's calls. */
  readonly api: string;
  readonly secret: string;
  readonly dataDir: string;
}

/** As many as the backend takes at once; the next ones are reported when these are gone. */
const limit = 200;

/**
 * Reports to the backend which leads wait here because it refused them for good, so that its admin
 * can show them, and takes back which ones a person wants handed over again (ADR 5) and which ones
 * are to be erased here, because their person was. The site asks, for the backend may not be able
 * to reach it.
 */
export class DeadLetterReport {
  readonly #options: DeadLetterReportOptions;
  /** Names this outbox among those of all site processes. */
  readonly #site: string;
  /** Whether the backend may still show leads that have gone; after a start nobody knows. */
  #outdated = true;

  constructor(options: DeadLetterReportOptions) {
    this.#options = options;
    this.#site = siteId(options.dataDir);
  }

  /**
   * Reports once; answers how many leads go on. A backend that is away, or knows no such call, is
   * asked again next time.
   */
  async send(): Promise<number> {
    const { outbox, api, secret } = this.#options;
    const deadLetters = outbox.deadLetters(limit);
    if (deadLetters.length === 0 && !this.#outdated) return 0;
    try {
      const answer = await fetch(`${api}/leads/parked`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          authorization: `Bearer ${secret}`,
        },
        body: JSON.stringify({ site: this.#site, parked: deadLetters }),
        signal: AbortSignal.timeout(15_000),
      });
      this.#outdated = deadLetters.length > 0;
      if (!answer.ok) return 0;
      const { again, erase } = parkedAnswerSchema.parse(await answer.json());
      if (again.length > 0) outbox.retry(again);
      if (erase.length > 0) outbox.delivered(erase);
      return again.length;
    } catch (error) {
      log.debug({ err: error }, 'dead letters could not be reported');
      return 0;
    }
  }
}
