import { readdirSync } from 'node:fs';
import type { Victim } from '../Victim.ts';
import { memoryAfterCollection } from './memoryAfterCollection.ts';

/** What a process has. */
interface Held {
  readonly megabytes: number;
  readonly handles: number;
}

/** Growth from one calm moment to a later one that is still flat. */
const flat = { megabytes: 60, handles: 60 } as const;

const youngMs = 60_000;

/** Memory and open files of processes in calm moments, when nothing is broken around them. */
export class Calm {
  readonly #since = new Map<number, number>();
  readonly #first = new Map<number, Held>();
  readonly #last = new Map<number, Held & { readonly name: string }>();

  /** Measures each process that runs, through the inspector at its port. */
  async measure(victims: ReadonlyMap<Victim, number>): Promise<void> {
    for (const [{ pid, name }, inspector] of victims) {
      const held = pid === undefined ? undefined : await heldBy(pid, inspector);
      if (pid === undefined || !held || this.#isYoung(pid)) continue;
      if (!this.#first.has(pid)) this.#first.set(pid, held);
      this.#last.set(pid, { name, ...held });
    }
  }

  /** A process that has just started still fills its memories. */
  #isYoung(pid: number): boolean {
    const since = this.#since.get(pid) ?? Date.now();
    this.#since.set(pid, since);
    return Date.now() - since < youngMs;
  }

  /** One sentence for each process that grew from its first calm moment to its last. */
  grown(): string[] {
    return this.figures().flatMap(({ name, from, to }) => [
      ...(to.megabytes - from.megabytes > flat.megabytes
        ? [`${name} grew from ${from.megabytes} MB to ${to.megabytes} MB`]
        : []),
      ...(to.handles - from.handles > flat.handles
        ? [`${name} had ${from.handles} open files, then ${to.handles}`]
        : []),
    ]);
  }

  /** Each process in its first calm moment and in its last. */
  figures(): { readonly name: string; readonly from: Held; readonly to: Held }[] {
    return [...this.#last].flatMap(([pid, { name, ...to }]) => {
      const from = this.#first.get(pid);
      return from ? [{ name, from, to }] : [];
    });
  }
}

/** Undefined if the process ends meanwhile. */
async function heldBy(pid: number, inspector: number): Promise<Held | undefined> {
  try {
    const megabytes = await memoryAfterCollection(inspector);
    return { megabytes, handles: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return undefined;
  }
}
