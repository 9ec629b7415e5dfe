import type { CollectionSlug, Payload, UpdateOne } from 'payload';

/** Lets something happen after a row of a collection was read and before it is written. */
export function beforeNextWrite(
  payload: Payload,
  collection: CollectionSlug,
  act: () => Promise<unknown>,
): void {
  const write: UpdateOne = payload.db.updateOne.bind(payload.db);
  let isDone = false;
  payload.db.updateOne = async (args) => {
    if (args.collection === collection && !isDone) {
      isDone = true;
      await act();
    }
    return write(args);
  };
}
