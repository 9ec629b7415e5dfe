import { warnOfBackend } from '../../content/backend/warnOfBackend.ts';
import type { FormsStore } from './formsStore.ts';

const refreshMs = 300_000;
const retryMs = 5000;

/**
 * Keeps the form definitions fresh: fetches them at the start and every five minutes; after a
 * failure soon again, for the backend may start after the site. One retry is pending at most.
 */
export class FormsRefresh {
  readonly #forms: Pick<FormsStore, 'refresh' | 'size'>;
  #timer: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(forms: Pick<FormsStore, 'refresh' | 'size'>) {
    this.#forms = forms;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#refresh(), refreshMs).unref();
    void this.#refresh();
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
  }

  async #refresh(): Promise<void> {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    try {
      await this.#forms.refresh();
    } catch (error) {
      warnOfBackend(error, 'form definitions not refreshed', { known: this.#forms.size });
      if (!this.#isStopped) this.#retry ??= setTimeout(() => void this.#refresh(), retryMs).unref();
    }
  }
}
