import { type DeadLetter, deadLettersAnswerSchema } from '@concierge/contract/lead';
import type * as z from 'zod/mini';
import { log } from '../../runtime/log.ts';
import { type BackendPost, postToBackend } from '../http/postToBackend.ts';
import type { Outbox } from './outbox.ts';
import { siteId } from './siteId.ts';

export interface DeadLetterReportOptions {
  readonly outbox: Pick<Outbox, 'deadLetters' | 'retry' | 'erase'>;
  /** How the backend is called; by default as the settings say. */
  readonly post?: BackendPost;
  readonly dataDir: string;
}

/** As many as the backend takes at once; the next call reports the next ones. */
const limit = 200;

type Answer = z.output<typeof deadLettersAnswerSchema>;

/**
 * Reports to the backend which leads wait here because it refused them for good, so that its admin
 * can show them, and takes back which ones a person wants handed over again (ADR 5) and which ones
 * are to be erased here, because their person was. The site asks, for the backend may not be able
 * to reach it. Of more leads than one call takes each call reports a part, oldest first; after the
 * last part they are reported anew.
 */
export class DeadLetterReport {
  readonly #options: DeadLetterReportOptions;
  /** Names this outbox among those of all site processes. */
  readonly #site: string;
  /** Whether the backend may still show leads that have gone; after a start nobody knows. */
  #outdated = true;
  /** The last lead of the part that was reported; undefined before a first part. */
  #after: Pick<DeadLetter, 'received_at' | 'key'> | undefined;
  #running: Promise<number> | undefined;

  constructor(options: DeadLetterReportOptions) {
    this.#options = options;
    this.#site = siteId(options.dataDir);
  }

  /**
   * Reports once; answers how many leads go on. A backend that is away, or knows no such call, is
   * asked again next time, and so is a disk that fails: it never rejects. A call while another one
   * runs joins that one.
   */
  send(): Promise<number> {
    this.#running ??= this.#send()
      .catch((error: unknown) => {
        log.error({ err: error }, 'dead letters could not be reported; they are reported later');
        return 0;
      })
      .finally(() => {
        this.#running = undefined;
      });
    return this.#running;
  }

  async #send(): Promise<number> {
    const { outbox } = this.#options;
    const after = this.#after;
    this.#after = undefined;
    const found = outbox.deadLetters(limit + 1, after);
    const deadLetters = found.slice(0, limit);
    if (deadLetters.length === 0 && !after && !this.#outdated) return 0;
    const hasMore = found.length > limit;
    const answer = await this.#report({
      deadLetters,
      ...(after ? { after } : {}),
      ...(hasMore ? { hasMore } : {}),
    });
    if (!answer) return 0;
    const { again, erase, keepsParts } = answer;
    const last = deadLetters.at(-1);
    if (hasMore && keepsParts && last)
      this.#after = { received_at: last.received_at, key: last.key };
    if (again.length > 0) outbox.retry(again);
    if (erase.length > 0) outbox.erase(erase);
    return again.length;
  }

  /** Reports a part; undefined where the backend does not take it. */
  async #report(part: {
    readonly deadLetters: readonly DeadLetter[];
    readonly after?: Pick<DeadLetter, 'received_at' | 'key'>;
    readonly hasMore?: boolean;
  }): Promise<Answer | undefined> {
    const { post = postToBackend } = this.#options;
    try {
      const answer = await post('/leads/dead-letters', { site: this.#site, ...part }, 15_000);
      // A failure may pass: only what was taken, or a backend without this call, settles it.
      if (answer.ok || answer.status === 404)
        this.#outdated = part.deadLetters.length > 0 || part.after !== undefined;
      return answer.ok ? deadLettersAnswerSchema.parse(await answer.json()) : undefined;
    } catch (error) {
      log.debug({ err: error }, 'the backend takes no report of dead letters');
      return undefined;
    }
  }
}
