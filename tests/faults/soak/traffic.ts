import { get } from '../../get.ts';
import { visitor } from '../attack/people.ts';
import { type Slot, slot } from '../attack/slot.ts';
import type { Kind, Visitors } from '../attack/Visitors.ts';
import type { History } from '../checkHistory.ts';
import { pause } from '../Victim.ts';

const kinds: readonly Kind[] = ['contact', 'visit-school', 'apply', 'contact'];
/** Milliseconds after which a visitor who had no reference sends the same again. */
const againMs = 300;
/** Milliseconds after which a visitor gives up. */
const submitTimeoutMs = 180_000;

/** What visitors did, and what came of it. */
export interface Outcomes {
  readonly acknowledged: History['acknowledged'][number][];
  readonly sent: Set<string>;
  readonly refused: Set<string>;
  readonly broken: string[];
}

/** One visitor after the other fills in a form and sends it until a reference is shown. */
export async function enquire(
  visitors: Visitors,
  outcomes: Outcomes,
  isOver: () => boolean,
  leisureMs: number,
): Promise<void> {
  while (!isOver()) {
    const n = outcomes.sent.size;
    const kind = kinds[n % kinds.length] ?? 'contact';
    const person = visitor(n);
    for (let turn = 0; turn < 9; turn += 1)
      if (await arrives(visitors, outcomes, { kind, person, time: slot(((n * 37) % 960) + turn) }))
        break;
    await pause(2 * Math.random() * leisureMs);
  }
}

interface Wish {
  readonly kind: Kind;
  readonly person: ReturnType<typeof visitor>;
  readonly time: Slot;
}

/** True where a reference was shown; false where the time of a visit is taken. */
async function arrives(
  visitors: Visitors,
  outcomes: Outcomes,
  { kind, person, time }: Wish,
): Promise<boolean> {
  const key: string = crypto.randomUUID();
  outcomes.sent.add(key);
  for (const end = Date.now() + submitTimeoutMs; Date.now() < end; await pause(againMs)) {
    const { status, location, text } = await visitors.submit(kind, person, time, { key });
    const reference = new URL(location || '/', 'http://site.invalid').searchParams.get('ref');
    if (status === 303 && reference) {
      const { email } = person;
      outcomes.acknowledged.push({ key, email, reference, shown: location + text });
      return true;
    }
    if (status === 409) {
      outcomes.refused.add(key);
      return false;
    }
    if (status !== 0 && status < 500) outcomes.broken.push(`a ${kind} was answered ${status}`);
  }
  outcomes.broken.push(`a ${kind} was given up after ${submitTimeoutMs / 1000} seconds`);
  return true;
}

/** Reads the school's pages; one that fails while nothing is broken is noted. */
export async function read(
  origin: string,
  paths: readonly string[],
  isOver: () => boolean,
  note: (sentence: string) => void,
): Promise<number> {
  let pages = 0;
  for (; !isOver(); pages += 1) {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/en/';
    const { status } = await get(`${origin}${path}`).catch(() => ({ status: 0 }));
    if (status !== 200) note(`${path} is ${status}`);
    await pause(Math.random() * 500);
  }
  return pages;
}
