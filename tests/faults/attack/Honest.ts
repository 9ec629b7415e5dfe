import { pause } from '../Victim.ts';
import type { Crm } from './Crm.ts';
import { visitor } from './people.ts';
import { slot } from './slot.ts';
import type { Kind, Visitors } from './Visitors.ts';

const kinds: readonly Kind[] = ['contact', 'apply', 'visit-school', 'contact'];
/** Times that a visitor tries one after the other where one is full. */
const maxSlots = 4;

/** Visitors of the school, each from a network of their own; one begins every `everyMs`. */
export class Honest {
  sent = 0;
  refused = 0;
  visits = 0;
  /** Instants at which the site took an enquiry, by reference. */
  readonly taken = new Map<string, number>();
  readonly #visitors: Visitors;
  readonly #crm: Crm;
  readonly #everyMs: number;
  #number: number;
  #isOver = false;

  /** `first` is the number of the first visitor; no two runs may share one. */
  constructor(visitors: Visitors, crm: Crm, everyMs: number, first: number) {
    this.#visitors = visitors;
    this.#crm = crm;
    this.#everyMs = everyMs;
    this.#number = first;
  }

  /** Lets visitors come until `stop`. */
  async run(): Promise<void> {
    const all: Promise<void>[] = [];
    while (!this.#isOver) {
      all.push(this.#visit(this.#number++));
      await pause(2 * Math.random() * this.#everyMs);
    }
    await Promise.all(all);
  }

  stop(): void {
    this.#isOver = true;
  }

  get delivered(): number {
    return [...this.taken.keys()].filter((reference) => this.#crm.arrivals.has(reference)).length;
  }

  /** Milliseconds from the site's answer to the CRM, the median of those that arrived. */
  get medianWait(): number {
    const waits = [...this.taken].flatMap(([reference, at]) => {
      const arrival = this.#crm.arrivals.get(reference);
      return arrival === undefined ? [] : [arrival - at];
    });
    return Math.round(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? Infinity);
  }

  async #visit(n: number): Promise<void> {
    const kind = kinds[n % kinds.length] ?? 'contact';
    this.sent += 1;
    for (let turn = 0; turn < maxSlots; turn += 1) {
      const time = slot(((n * 37) % 240) + turn);
      const { status, location } = await this.#visitors.submit(kind, visitor(n), time);
      const reference = new URL(location || '/', 'http://site.invalid').searchParams.get('ref');
      if (status === 303 && reference) {
        this.taken.set(reference, performance.now());
        if (kind === 'visit-school') this.visits += 1;
        return;
      }
      if (status !== 409) break;
    }
    this.refused += 1;
  }
}
