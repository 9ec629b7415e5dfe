import { globalSingleton } from '../globalSingleton.ts';
import { oneAtATime } from '../oneAtATime.ts';

const running = globalSingleton('document-saves', () => new Map<string, Set<Promise<unknown>>>());
const gate = (collection: string): string => `collection:${collection}`;

/**
 * Does what saves one document after whatever else saves it, or many of its collection, has ended:
 * Payload writes all languages of what it read, so that of two at the same moment one would be
 * lost.
 */
export const documentInTurn = <T>(
  collection: string,
  id: number | string,
  act: () => Promise<T>,
): Promise<T> => documentsInTurn(collection, [id], act);

/** The same of several documents of a collection, once none of them is being saved. */
export async function documentsInTurn<T>(
  collection: string,
  ids: readonly (number | string)[],
  act: () => Promise<T>,
): Promise<T> {
  // In one order, so that two such acts don't block each other.
  const keys = [...new Set(ids.map((id) => `${collection}/${id}`))].toSorted();
  const inTurn = keys.reduceRight((inner, key) => () => oneAtATime(key, inner), act);
  const { saved } = await oneAtATime(gate(collection), async () => {
    const saved = inTurn();
    note(collection, saved);
    // Inside of an object it isn't waited for: saves of other documents go on beside it.
    return { saved };
  });
  return saved;
}

/** Does what saves many documents of a collection while nothing else saves any of them. */
export const collectionInTurn = <T>(collection: string, act: () => Promise<T>): Promise<T> =>
  oneAtATime(gate(collection), async () => {
    await Promise.all(running.get(collection) ?? []);
    return act();
  });

function note(collection: string, saved: Promise<unknown>): void {
  const saves = running.get(collection) ?? new Set();
  running.set(collection, saves);
  const ended: Promise<unknown> = saved.catch(() => undefined).finally(() => saves.delete(ended));
  saves.add(ended);
}
