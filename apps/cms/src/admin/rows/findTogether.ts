import type { CollectionSlug, Payload, Where } from 'payload';
import { giveTurn } from '../../runtime/giveTurn.ts';
import { perPayload } from '../../runtime/perPayload.ts';

/** What is read of documents of a collection. */
interface Query {
  readonly collection: CollectionSlug;
  readonly select: Readonly<Record<string, true>>;
  readonly where?: Where;
  readonly locale?: 'all';
  readonly draft?: boolean;
  readonly trash?: boolean;
}
type Row = { readonly id: number } & Readonly<Record<string, unknown>>;
interface Batch {
  readonly ids: number[];
  readonly found: Promise<ReadonlyMap<number, Row>>;
}
const batches = perPayload('row-batches', () => new Map<string, Batch>());

/**
 * One of the documents that a query finds, whoever may read it. The cells of a list ask for one
 * each: what they ask for at the same moment is read at once.
 */
export async function findTogether(
  payload: Payload,
  query: Query,
  id: number,
): Promise<Row | undefined> {
  const key = JSON.stringify(query);
  const waiting = batches(payload);
  const batch = waiting.get(key) ?? begin(payload, query, () => waiting.delete(key));
  waiting.set(key, batch);
  batch.ids.push(id);
  return (await batch.found).get(id);
}

function begin(payload: Payload, { where = {}, ...query }: Query, end: () => void): Batch {
  const ids: number[] = [];
  const read = async () => {
    await giveTurn();
    end();
    const { docs } = await payload.find({
      ...query,
      where: { and: [where, { id: { in: ids } }] },
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: true,
    });
    return new Map((docs as unknown as Row[]).map((doc) => [doc.id, doc]));
  };
  return { ids, found: read() };
}
