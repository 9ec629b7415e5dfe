import type { Payload } from 'payload';
import { formRows } from '../collections/popups/formRows.ts';
import type { ContentDocument } from './contentDocument.ts';
import { contentKinds } from './contentKinds.ts';
import { formerTerms } from './formerTerms.ts';
import { readContent } from './readContent.ts';
import { comparable } from './stableJson.ts';

/** What an import does with a document of the folder. */
export interface Planned {
  readonly incoming: ContentDocument;
  /** Its id here. */
  readonly id: number;
  readonly state: 'created' | 'changed' | 'same';
  /** Whether its file differs from the one that is here. */
  readonly isNewFile: boolean;
}

/**
 * Finds for each document the one that it is here: the same id made in the same instant, whatever
 * it is called by now, else the same key; one in the trash comes back. A new one gets its own id
 * where that is free.
 */
export async function planImport(
  payload: Payload,
  documents: readonly ContentDocument[],
): Promise<Planned[]> {
  const present = [
    ...(await readContent(payload, { inTrash: true })).documents,
    ...(await readContent(payload)).documents,
  ];
  const byOrigin = new Map(present.map((one) => [documentOrigin(one), one]));
  const byKey = new Map(present.map((one) => [one.key, one]));
  const taken = await takenIds(payload);
  const matched = new Set<ContentDocument>();
  const match = (found: ContentDocument | undefined) => {
    if (!found || matched.has(found)) return undefined;
    matched.add(found);
    return found;
  };
  const own = new Map(documents.map((one) => [one, match(byOrigin.get(documentOrigin(one)))]));
  return documents
    .toSorted((a, b) => place(a) - place(b) || a.id - b.id)
    .map((one) => {
      const found = own.get(one) ?? match(byKey.get(one.key));
      const incoming = fitted(one, found);
      const isNewFile = incoming.file?.sha256 !== found?.file?.sha256;
      if (!found) return { incoming, id: freeId(incoming, taken), state: 'created', isNewFile };
      const state = comparableContent(found) === comparableContent(incoming) ? 'same' : 'changed';
      return { incoming, id: found.id, state, isNewFile };
    });
}

/** A document without what is this installation's own to say of it. */
function fitted(incoming: ContentDocument, found: ContentDocument | undefined): ContentDocument {
  const kind = contentKinds.find(({ collection }) => collection === incoming.collection);
  const document = {
    ...incoming.document,
    ...(incoming.collection === 'popups' ? formRows(incoming.document) : {}),
    ...(incoming.collection === 'brand-settings' ? formerTerms(incoming.document) : {}),
  };
  for (const name of kind?.local ?? []) delete document[name];
  for (const name of kind?.preserved ?? [])
    document[name] = found?.document[name] || document[name];
  return { ...incoming, document };
}

const place = ({ collection }: ContentDocument): number =>
  contentKinds.findIndex((kind) => kind.collection === collection);

const documentOrigin = ({ collection, id, document }: ContentDocument): string =>
  `${collection} ${id} ${String(document['createdAt'])}`;

const comparableContent = ({ document, draft, translations, file }: ContentDocument): string =>
  comparable({ document, draft, translations, file: file?.sha256 });

/** Ids of every document of a collection, those in the trash too. */
async function takenIds(payload: Payload): Promise<Map<string, Set<number>>> {
  const taken = new Map<string, Set<number>>();
  for (const { collection } of contentKinds) {
    const { docs } = await payload.db.find<{ id: number }>({
      collection,
      select: {},
      limit: 0,
      pagination: false,
    });
    taken.set(collection, new Set(docs.map(({ id }) => id)));
  }
  return taken;
}

function freeId({ collection, id }: ContentDocument, taken: Map<string, Set<number>>): number {
  const ids = taken.get(collection) ?? new Set();
  const free = ids.has(id) ? Math.max(...ids) + 1 : id;
  ids.add(free);
  return free;
}
