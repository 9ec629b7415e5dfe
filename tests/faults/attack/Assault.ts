import type { Challenge } from 'altcha-lib';
import { solveCaptcha } from '../../../apps/site/tests/solveCaptcha.ts';
import { pause } from '../Victim.ts';
import { elsewhere, identity } from './people.ts';
import { slot } from './slot.ts';
import type { Kind, Visitors } from './Visitors.ts';

const kinds: readonly Kind[] = [
  'contact',
  'apply',
  'visit-school',
  'apply',
  'newsletter',
  'contact',
  'visit-school',
];
const lanes = 16;
/** One of so many passes is shown again, to this machine of the site and to another. */
const replayEach = 50;
/** Challenges that are solved, to measure what the attacker pays for all. */
const solvedChallenges = 30;

/** One stranger under many made-up identities: asks for a challenge for each, and sends a form. */
export class Assault {
  /** Answers of the site by status. */
  readonly statuses = new Map<number, number>();
  readonly references = new Set<string>();
  replayed = 0;
  takenElsewhere = 0;
  refusedChallenges = 0;
  readonly #visitors: Visitors;
  readonly #otherMachine: Visitors;
  readonly #identities: number;
  #solved = { challenges: 0, keys: 0, ms: 0 };
  #passes = 0;

  constructor(visitors: Visitors, otherMachine: Visitors, identities: number) {
    this.#visitors = visitors;
    this.#otherMachine = otherMachine;
    this.#identities = identities;
  }

  /** Identities that have sent, or were given no challenge. */
  get done(): number {
    return this.refusedChallenges + [...this.statuses.values()].reduce((sum, one) => sum + one, 0);
  }

  /** Sends all, evenly over these seconds; a quarter more at most, where the site is slow. */
  async run(seconds: number): Promise<void> {
    const begun = performance.now();
    let next = 0;
    const lane = async () => {
      while (next < this.#identities && performance.now() < begun + 1250 * seconds) {
        const n = next++;
        const due = begun + (n * seconds * 1000) / this.#identities;
        await pause(Math.max(0, due - performance.now()));
        await this.#send(n);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /** Keys that one pass cost on average, and seconds of a core that all of them cost. */
  get cost(): { readonly keys: number; readonly seconds: number } {
    const { challenges, keys, ms } = this.#solved;
    const each = Math.max(1, challenges);
    return {
      keys: Math.round(keys / each),
      seconds: Math.round((ms / each / 1000) * this.#passes),
    };
  }

  async #send(n: number): Promise<void> {
    const kind = kinds[n % kinds.length] ?? 'contact';
    const person = identity(n);
    if (kind !== 'newsletter' && !(await this.#work(n, person.address))) return;
    const pass = this.#visitors.pass();
    const { status, location } = await this.#visitors.submit(kind, person, slot(n / 3), { pass });
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    const reference = new URL(location || '/', 'http://site.invalid').searchParams.get('ref');
    if (!reference) return;
    this.references.add(reference);
    if (n % replayEach !== 0) return;
    const again = identity(n + this.#identities);
    const second = await this.#visitors.submit('contact', again, slot(n), { pass });
    if (second.status === 303) this.replayed += 1;
    const { status: taken } = await this.#otherMachine.submit(kind, elsewhere(n), slot(n), {
      pass,
    });
    if (taken === 303) this.takenElsewhere += 1;
  }

  /** True where the site gave a challenge, whose work counts as done. */
  async #work(n: number, from: string): Promise<boolean> {
    const challenge = await this.#visitors.challenge(from);
    if (challenge === undefined) {
      this.refusedChallenges += 1;
      return false;
    }
    this.#passes += 1;
    if (n % Math.ceil(this.#identities / solvedChallenges) === 0) {
      const begun = performance.now();
      this.#solved.keys += await solveCaptcha(challenge as Challenge);
      this.#solved.ms += performance.now() - begun;
      this.#solved.challenges += 1;
    }
    return true;
  }
}
