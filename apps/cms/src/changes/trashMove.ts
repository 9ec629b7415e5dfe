type Doc = { deletedAt?: unknown } | undefined;

/**
 * What a save does to a document's place: `into` or `out` of the trash; undefined of every other
 * save.
 */
export function trashMove(data: Doc, before: Doc): 'into' | 'out' | undefined {
  if (data?.deletedAt && !before?.deletedAt) return 'into';
  if (data && 'deletedAt' in data && !data.deletedAt && before?.deletedAt) return 'out';
  return undefined;
}
