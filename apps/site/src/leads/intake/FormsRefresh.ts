import { warnOfBackend } from '../../content/backend/warnOfBackend.ts';
import type { FormsStore } from './formsStore.ts';

const refreshMs = 300_000;
const retryMs = 5000;
const changedMs = 2000;

type Forms = Pick<FormsStore, 'expire' | 'refresh' | 'size'>;

/**
 * Keeps the form definitions fresh: fetches them at the start, every five minutes and after changes
 * at the backend; after a failure soon again, for the backend may start after the site. One retry
 * is pending at most.
 */
export class FormsRefresh {
  readonly #forms: Forms;
  #changed: NodeJS.Timeout | undefined;
  #timer: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(forms: Forms) {
    this.#forms = forms;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#refresh(), refreshMs).unref();
    void this.#refresh();
  }

  /**
   * Fetches in two seconds, once for all changes until then: each answer has all forms, and takes
   * the backend as long as a publication. Who sends one of a version that isn't known yet doesn't
   * wait for that (`FormsStore.findOrFetch`).
   */
  changed(): void {
    this.#forms.expire();
    this.#changed ??= setTimeout(() => {
      this.#changed = undefined;
      void this.#refresh();
    }, changedMs).unref();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#changed);
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
